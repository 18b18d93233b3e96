import { createHolderReader } from '#lambdas/accounts/ports/address-holder.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { createRateLimit } from '#lambdas/kernel/http/rate-limit.ts';
import { servePages } from '#lambdas/kernel/http/serve-pages.ts';
import { signingSecret } from '#lambdas/kernel/security/secrets.ts';
import { variable } from '../../../kernel/env.ts';
import { createMailer } from '../../../kernel/mail/send-email.ts';
import { createEventStore } from '../../details/store.ts';
import { createSeatStore } from '../../rsvp/line/seats.ts';
import { createAskStore } from '../asks.ts';
import { createGuestStore } from '../store.ts';
import { askToJoin } from './ask-to-join.ts';
import { comeAsGuest } from './come.ts';
import { confirm, showConfirm } from './confirm.ts';
import type { guestFormPaths, guestPagePaths } from './function.ts';
import { guestFailure } from './guest-frame.ts';
import { leaveAsGuest, showRsvp, takeAsGuest } from './my-rsvp.ts';

const ports = {
  events: createEventStore(table()),
  seats: createSeatStore(table()),
  guests: createGuestStore(table()),
  asks: createAskStore(table()),
  due: createDueIndex(table()),
  limits: createRateLimit(table()),
  holderOf: createHolderReader(table()),
  mailer: createMailer(),
  origin: variable('WEB_ORIGIN'),
  secret: signingSecret,
};

export const handler = servePages<(typeof guestPagePaths)[number] | (typeof guestFormPaths)[number]>(
  {
    '/guest/confirm': showConfirm(ports),
    '/guest/rsvp': showRsvp(ports),
    '/api/guest/ask': askToJoin(ports),
    '/api/guest/come': comeAsGuest(ports),
    '/api/guest/confirm': confirm(ports),
    '/api/guest/leave': leaveAsGuest(ports),
    '/api/guest/take': takeAsGuest(ports),
  },
  guestFailure,
);
