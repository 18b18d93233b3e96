import * as z from 'zod';
import { UserId } from '#shared/ids.ts';

/** Hosts of one event, those who were asked included (domain 4.4). */
export const mostHosts = 10;

const HostStatus = z.enum(['invited', 'confirmed', 'declined']);

/** A person who hosts an event, or was asked to. */
export const Host = z.object({ userId: UserId, displayName: z.string(), status: HostStatus });
export type Host = z.infer<typeof Host>;

/** What is public of a host. */
export const ShownHost = z.object({ userId: UserId, displayName: z.string() });

type Changed<Refusal extends string> = { readonly hosts: readonly Host[] } | { readonly refused: Refusal };

/** Asks a person. One who declined may be asked again, and takes no one's place; one who hosts or was asked stays what they are. */
export function askHost(hosts: readonly Host[], person: Omit<Host, 'status'>): Changed<'host.tooMany'> {
  const known = hosts.find(({ userId }) => userId === person.userId);
  if (known && known.status !== 'declined') return { hosts };
  const active = hosts.filter(({ status }) => status !== 'declined');
  if (active.length >= mostHosts) return { refused: 'host.tooMany' };
  const declined = hosts.filter(({ userId, status }) => status === 'declined' && userId !== person.userId);
  const room = mostHosts - active.length - 1;
  return {
    hosts: [...active, ...declined.slice(Math.max(0, declined.length - room)), { ...person, status: 'invited' }],
  };
}

/** The answer of a person who was asked; saying the same again changes nothing. */
export function answerAsHost(
  hosts: readonly Host[],
  userId: string,
  status: 'confirmed' | 'declined',
): Changed<'host.notAsked'> {
  const known = hosts.find((host) => host.userId === userId);
  if (known?.status === status) return { hosts };
  if (known?.status !== 'invited') return { refused: 'host.notAsked' };
  return { hosts: hosts.map((host) => (host === known ? { ...host, status } : host)) };
}

/** A host steps down or is taken off, or a person is no longer asked; one confirmed host always stays. */
export function withoutHost(hosts: readonly Host[], userId: string): Changed<'host.notFound' | 'host.last'> {
  const known = hosts.find((host) => host.userId === userId);
  if (!known) return { refused: 'host.notFound' };
  const left = hosts.filter((host) => host !== known);
  return left.some(({ status }) => status === 'confirmed') ? { hosts: left } : { refused: 'host.last' };
}
