import type { Host } from '#shared/events/hosts.ts';
import type { StoredEvent } from '../stored-event.ts';

type Hosted = Pick<StoredEvent, 'creatorId' | 'hostName' | 'hosting'>;

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
