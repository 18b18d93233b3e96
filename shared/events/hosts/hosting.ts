import { type Host, withoutHost } from './hosts.ts';

/** What says of an event whose it is. */
export interface Hosted {
  readonly creatorId: string;
  readonly hostName: string;
  /** The hosts and invited hosts; absent while the creator is the only one. */
  readonly hosting?: readonly Host[] | undefined;
}

/** The hosts and invited hosts of an event: only its creator until another host is invited. */
export const hostingOf = ({ hosting, creatorId, hostName }: Hosted): readonly Host[] =>
  hosting ?? [{ userId: creatorId, displayName: hostName, status: 'confirmed' }];

/** The people who may do everything with an event, first come first. */
export const hostsOf = (event: Hosted): readonly Host[] =>
  hostingOf(event).filter(({ status }) => status === 'confirmed');

export const hostIdsOf = (event: Hosted): string[] => hostsOf(event).map(({ userId }) => userId);

/** Who manages an event: the one rule that permissions, lists and notices go by. */
export const isHost = (event: Hosted, userId: string): boolean => hostIdsOf(event).includes(userId);

/** Whether a user still has to answer an invitation to host the event. */
export const isAskedToHost = (event: Hosted, userId: string): boolean =>
  hostingOf(event).some((host) => host.userId === userId && host.status === 'invited');

/** Whether an event has an owner: its creator is one of its hosts (decision D53). */
export const hasOwner = (event: Hosted): boolean => isHost(event, event.creatorId);

/** What of an event says who owns it. */
type Ownership = Pick<Hosted, 'creatorId' | 'hostName'>;

/** An event given to one of its hosts; undefined where the heir does not host it or owns it already. */
export function ownedBy(event: Hosted, heirId: string | undefined): Ownership | undefined {
  const heir = hostsOf(event).find(({ userId }) => userId === heirId && userId !== event.creatorId);
  return heir && { creatorId: heir.userId, hostName: heir.displayName };
}

type Left =
  | (Partial<Ownership> & { readonly hosting: readonly Host[] })
  | { readonly refused: 'host.notFound' | 'host.last' | 'host.owner' };

/** An event without one of its hosts. Its owner names the host who owns it from then on. */
export function hostedWithout(event: Hosted, userId: string, heirId?: string): Left {
  const left = withoutHost(hostingOf(event), userId);
  if ('refused' in left) return left;
  if (userId !== event.creatorId) return { hosting: left.hosts };
  if (heirId === undefined) return { refused: 'host.owner' };
  const owned = ownedBy(event, heirId);
  return owned ? { hosting: left.hosts, ...owned } : { refused: 'host.notFound' };
}
