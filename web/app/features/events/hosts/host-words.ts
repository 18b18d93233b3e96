import type { Event } from '#shared/events/details/schemas.ts';

const list = new Intl.ListFormat('en-US');

/** `Hosted by Maya, Sam and Lee`: everybody who hosts it, first come first. */
export const hostedBy = ({ hosts, hostName }: Pick<Event, 'hosts' | 'hostName'>): string =>
  `Hosted by ${hosts && hosts.length > 0 ? list.format(hosts.map(({ displayName }) => displayName)) : hostName}`;
