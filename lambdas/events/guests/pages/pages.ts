import { createHolderReader } from '#lambdas/accounts/ports/address-holder.ts';
import { sendOn } from '#lambdas/accounts/ports/pages/private-page.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { createMailGate } from '#lambdas/kernel/http/limits/mail-gate.ts';
import { createRateLimit } from '#lambdas/kernel/http/limits/rate-limit.ts';
import { type RenderPage, servePages } from '#lambdas/kernel/http/serve-pages.ts';
import { signingSecret } from '#lambdas/kernel/security/secrets.ts';
import { createPayoutAccounts } from '#lambdas/payments/ports/accounts/payout-accounts.ts';
import { usesOf } from '#lambdas/payments/ports/accounts/uses-of.ts';
import { createDiscounts } from '#lambdas/payments/ports/discounts/discounts.ts';
import { createGuestOrders } from '#lambdas/payments/ports/orders/guest-orders.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import { createTeamReader } from '#lambdas/teams/ports/teams.ts';
import { Problem, titleOf } from '#shared/contract/errors.ts';
import { Line } from '#shared/text.ts';
import { variable } from '../../../kernel/env.ts';
import { createMailer } from '../../../kernel/mail/send-email.ts';
import { noteDispute } from '../../attendance/operations/dispute-no-show.ts';
import { createAttendanceStore } from '../../attendance/store.ts';
import { createEventStore } from '../../details/store.ts';
import { createAnswerStore } from '../../rsvp/answers.ts';
import { createSeatStore } from '../../rsvp/line/seats.ts';
import { takeSlotsWith } from '../../slots/slots-of-order.ts';
import { createSlotStore } from '../../slots/store.ts';
import { createAskStore } from '../asks.ts';
import { createGuestStore } from '../store.ts';
import { askToJoin } from './ask-to-join.ts';
import { comeAsGuest, declineAsGuest } from './come.ts';
import { confirm, showConfirm } from './confirm.ts';
import { corrections, guestFailure, refusal } from './guest-frame.ts';
import { guestOf, leaveAsGuest, type RsvpPorts, showRsvp, takeAsGuest } from './my-rsvp.ts';
import type { guestFormPaths, guestPagePaths } from './paths.ts';
import { payAsGuest } from './pay-as-guest.ts';

const Note = Line(1, 280, 'The note');

/** Tells the host that a guest says they were there. */
const disputeAsGuest =
  (ports: RsvpPorts): RenderPage =>
  async ({ form, now }) => {
    const key = form.key ?? '';
    const { guest, event } = await guestOf(key, ports);
    const note = Note.safeParse(form.note);
    if (!note.success) return corrections('Say why the no-show is wrong.');
    try {
      await noteDispute({ eventId: event.eventId, userId: guest.guestId }, note.data, ports.attendance, now);
    } catch (error) {
      if (error instanceof Problem) return refusal('Too late to dispute', titleOf(error));
      throw error;
    }
    return sendOn(`/guest/rsvp?t=${key}`);
  };

const orders = createOrders(table());
const [events, slots] = [createEventStore(table()), createSlotStore(table())];
const ports = {
  events,
  slots,
  takeSlots: takeSlotsWith({ events, slots }),
  seats: createSeatStore(table()),
  guests: createGuestStore(table()),
  answers: createAnswerStore(table()),
  attendance: createAttendanceStore(table()),
  asks: createAskStore(table()),
  due: createDueIndex(table()),
  gate: createMailGate(createRateLimit(table())),
  holderOf: createHolderReader(table()),
  mailer: createMailer(),
  origin: variable('WEB_ORIGIN'),
  secret: signingSecret,
  orders: { ...orders, ...createGuestOrders(table(), orders) },
  uses: usesOf(table()),
  payouts: createPayoutAccounts(table()),
  discounts: createDiscounts(table()),
  teams: createTeamReader(table()),
};

const [take, dispute] = [takeAsGuest(ports), disputeAsGuest(ports)];
/** One address for what a guest answers: a note disputes a no-show, and without one a seat is taken. */
const takeOrDispute: RenderPage = (request) => (request.form.note === undefined ? take(request) : dispute(request));

/** How people without an account join, see what they hold and leave: pages and forms that need no scripts. */
export const handler = servePages<(typeof guestPagePaths)[number] | (typeof guestFormPaths)[number]>(
  {
    '/guest/confirm': showConfirm(ports),
    '/guest/rsvp': showRsvp(ports),
    '/api/guest/ask': askToJoin(ports),
    '/api/guest/come': comeAsGuest(ports),
    '/api/guest/decline': declineAsGuest(ports),
    '/api/guest/confirm': confirm(ports),
    '/api/guest/leave': leaveAsGuest(ports),
    '/api/guest/pay': payAsGuest(ports),
    '/api/guest/take': takeOrDispute,
  },
  guestFailure,
);
