import { createHolderReader } from '../../../kernel/address-holder.ts';
import { createDueIndex } from '../../../kernel/due-index.ts';
import { variable } from '../../../kernel/env.ts';
import { createMailer } from '../../../kernel/mail/send-email.ts';
import { createRateLimit } from '../../../kernel/rate-limit.ts';
import { signingSecret } from '../../../kernel/secrets.ts';
import { servePages } from '../../../kernel/serve-pages.ts';
import { table } from '../../../kernel/table.ts';
import { createSeatStore } from '../../seats.ts';
import { createEventStore } from '../../store.ts';
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
