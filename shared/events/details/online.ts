import * as z from 'zod';

/** Where an event is held online: a secure address. Only players who are in and hosts see it. */
export const OnlineUrl = z
  .url({ protocol: /^https$/, error: 'Give an address that begins with https://.' })
  .max(500, 'At most 500 characters.');

interface Held {
  readonly onlineUrl?: string | undefined;
}

/** What is public of an online address: that there is one. */
export const onlineFacts = ({ onlineUrl }: Held) => ({
  onlineUrl,
  isOnline: onlineUrl === undefined ? undefined : true,
});

/** Nothing is online. */
export const notOnline = onlineFacts({});
