import type { Host } from './hosts.ts';

/** What says of an event whose it is. */
export interface Hosted {
  readonly creatorId: string;
  readonly hostName: string;
  /** Who hosts it or was asked to; absent while nobody but the creator was. */
  readonly hosting?: readonly Host[] | undefined;
}

/** Everybody who hosts an event or was asked to: until somebody was, its creator alone. */
export const hostingOf = ({ hosting, creatorId, hostName }: Hosted): readonly Host[] =>
  hosting ?? [{ userId: creatorId, displayName: hostName, status: 'confirmed' }];

/** The people who may do everything with an event, first come first. */
export const hostsOf = (event: Hosted): readonly Host[] =>
  hostingOf(event).filter(({ status }) => status === 'confirmed');

export const hostIdsOf = (event: Hosted): string[] => hostsOf(event).map(({ userId }) => userId);

/** Who manages an event: the one rule that permissions, lists and notices go by. */
export const isHost = (event: Hosted, userId: string): boolean => hostIdsOf(event).includes(userId);

/** Whether somebody still has to answer whether they host an event. */
export const isAskedToHost = (event: Hosted, userId: string): boolean =>
  hostingOf(event).some((host) => host.userId === userId && host.status === 'invited');
