import * as z from 'zod';

/** Where an event is held online: a secure address. Whoever is in and whoever hosts it sees it, and nobody else. */
export const OnlineUrl = z
  .url({ protocol: /^https$/, error: 'Give an address that begins with https://.' })
  .max(500, 'At most 500 characters.');

interface Held {
  readonly onlineUrl?: string | undefined;
}

/** What everybody may know of an online address: that there is one. */
export const onlineFacts = ({ onlineUrl }: Held) => ({
  onlineUrl,
  isOnline: onlineUrl === undefined ? undefined : true,
});

/** Nothing is online. */
export const notOnline = onlineFacts({});
