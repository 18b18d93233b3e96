import { createBlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import { serve } from '#lambdas/accounts/ports/serve.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createPayoutAccounts } from '#lambdas/payments/ports/accounts/payout-accounts.ts';
import { usesOf } from '#lambdas/payments/ports/accounts/uses-of.ts';
import { createAidRequests } from '#lambdas/payments/ports/aid/aid-requests.ts';
import { createCredits } from '#lambdas/payments/ports/credits/credits.ts';
import { createDiscounts } from '#lambdas/payments/ports/discounts/discounts.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import { createOutsidePayments } from '#lambdas/payments/ports/outside/outside-payments.ts';
import { createDependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { createNoteUse } from '#lambdas/people/ports/family/note-use.ts';
import { rightOver } from '#lambdas/people/ports/family/right-to-answer.ts';
import { createKeepsMoney } from '#lambdas/teams/ports/keeps-money.ts';
import { createMembersAmong } from '#lambdas/teams/ports/members-among.ts';
import { createTeamReader } from '#lambdas/teams/ports/teams.ts';
import { eventCheckout } from '#shared/events/checkout/contract.ts';
import { createAttendanceStore } from '../attendance/store.ts';
import { eventPermissions } from '../details/permissions.ts';
import { createEventStore } from '../details/store.ts';
import { openToTeams } from '../details/team-standing.ts';
import { createAnswerStore } from '../rsvp/answers.ts';
import { createSeatStore } from '../rsvp/line/seats.ts';
import { takeSlotsWith } from '../slots/slots-of-order.ts';
import { createSlotStore } from '../slots/store.ts';
import { askForEventAid } from './operations/ask-for-event-aid.ts';
import { answerDispute, getEventDispute } from './operations/event-disputes.ts';
import { listEventOrders, refundEventOrder } from './operations/event-orders.ts';
import { getEventQuote } from './operations/get-event-quote.ts';
import { holdFamilySpots } from './operations/hold-family-spots.ts';
import { holdSlot } from './operations/hold-slot.ts';
import { holdSpots } from './operations/hold-spots.ts';
import { previewRefunds } from './operations/preview-refunds.ts';

const events = openToTeams(createEventStore(table()), table());
const slots = createSlotStore(table());
const parts = {
  events,
  slots,
  takeSlots: takeSlotsWith({ events, slots }),
  seats: createSeatStore(table()),
  answers: createAnswerStore(table()),
  orders: createOrders(table()),
  credits: createCredits(table()),
  discounts: createDiscounts(table()),
  membersAmong: createMembersAmong(table()),
  aid: createAidRequests(table()),
  uses: usesOf(table()),
  outside: createOutsidePayments(table()),
  payouts: createPayoutAccounts(table()),
  teams: createTeamReader(table()),
  blocks: createBlockReader(table()),
  dependants: createDependantReader(table()),
  rightOver: rightOver(table()),
  noteUse: createNoteUse(table()),
  keepsMoney: createKeepsMoney(table()),
  attendance: createAttendanceStore(table()),
};

export const handler = serve(
  eventCheckout,
  {
    askForEventAid: (input, caller) => askForEventAid(input, caller, parts),
    getEventQuote: (input, caller) => getEventQuote(input, caller, parts),
    holdFamilySpots: (input, caller) => holdFamilySpots(input, caller, parts),
    holdSlot: (input, caller) => holdSlot(input, caller, parts),
    holdSpots: (input, caller) => holdSpots(input, caller, parts),
    listEventOrders: (input, caller) => listEventOrders(input, caller, parts),
    refundEventOrder: (input, caller) => refundEventOrder(input, caller, parts),
    previewRefunds: (input, { now }) => previewRefunds(input, parts, now),
    getEventDispute: (input, caller) => getEventDispute(input, caller, parts),
    answerDispute: (input, caller) => answerDispute(input, caller, parts),
  },
  { event: eventPermissions(parts.events, parts.keepsMoney) },
);
