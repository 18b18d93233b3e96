import * as z from 'zod';
import { createAnnouncedEvents } from '#lambdas/events/ports/announcements/announced-event.ts';
import { createTellPlayer } from '#lambdas/events/ports/announcements/tell-player.ts';
import { createPeopleReader } from '#lambdas/events/ports/guests/people.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { variable } from '#lambdas/kernel/env.ts';
import { createRateLimit } from '#lambdas/kernel/http/limits/rate-limit.ts';
import { framed } from '#lambdas/kernel/observability/framed.ts';
import { connectDelivery } from '#lambdas/notifications/ports/connect-delivery.ts';
import { connectRelays } from './connect-relays.ts';
import { passOnReply } from './pass-on-reply.ts';
import { MailReceived, readMail } from './received-mail.ts';

/** Mail comes through a topic; on one machine through the bus. */
const Incoming = z.union([
  z.object({ Records: z.array(z.object({ Sns: z.object({ Message: z.string() }) })) }),
  z.object({ detail: MailReceived }),
]);

const delivery = connectDelivery();
const parts = {
  relays: connectRelays(),
  people: createPeopleReader(table()),
  events: createAnnouncedEvents(table()),
  limits: createRateLimit(table()),
  tellPlayer: createTellPlayer(table(), delivery),
  domain: variable('REPLY_DOMAIN'),
  origin: delivery.origin,
};

/** Takes in replies to mails of ours and passes each on to the person it is for. */
export const handler = framed(
  'mail',
  () => ({ name: 'reply' }),
  async (event: unknown) => {
    const incoming = Incoming.parse(event);
    const received =
      'detail' in incoming
        ? [incoming.detail]
        : incoming.Records.map(({ Sns }) => MailReceived.parse(JSON.parse(Sns.Message)));
    for (const each of received) await passOnReply(await readMail(each), parts, clock.now());
  },
);
