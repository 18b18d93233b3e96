import * as z from 'zod';
import { defineContract } from '#shared/contract/operation.ts';
import { OrderId, TeamId, UserId } from '#shared/ids.ts';
import { Currency } from '#shared/money.ts';
import { Line } from '#shared/text.ts';
import { mostInAny } from '../amount-limits.ts';
import { Credit, CreditLine, HeldCredit } from './schemas.ts';

const ofTeam = z.strictObject({ teamId: TeamId });
/** In minor units of the seller's currency. */
const amountMinor = z.int('Enter an amount.').min(1, 'Enter more than 0.').max(mostInAny, 'Enter a smaller amount.');
const reason = Line(2, 200, 'The reason');

/** What people can spend with the sellers that gave it to them: a player's own, and what a community gives. */
export const creditsContract = defineContract('credits', {
  listMyCredits: {
    method: 'GET',
    path: '/payments/credits',
    summary: 'List your credits, and the last 100 times that one came, was used or came back',
    access: 'signedIn',
    input: z.strictObject({}),
    output: z.object({ credits: z.array(Credit), lines: z.array(CreditLine) }),
  },
  listGivenCredits: {
    method: 'GET',
    path: '/payments/credits/given',
    summary: 'List who can spend something with you, on your own payout account',
    access: 'signedIn',
    input: z.strictObject({}),
    output: z.object({ credits: z.array(HeldCredit) }),
  },
  giveCredit: {
    method: 'POST',
    path: '/payments/orders/{orderId}/credit',
    summary: 'Give a player who paid you credit with you',
    access: 'signedIn',
    creates: true,
    input: z.strictObject({ orderId: OrderId, amountMinor, reason }),
    output: HeldCredit.omit({ name: true }),
    errors: ['order.notFound', 'credit.accountNeeded', 'credit.guestPayer'],
  },
  takeBackCredit: {
    method: 'POST',
    path: '/payments/credits/given/{userId}/debit',
    summary: 'Take back credit with you that was not used',
    access: 'signedIn',
    creates: true,
    input: z.strictObject({ userId: UserId, amountMinor, reason }),
    output: HeldCredit.omit({ name: true }),
    errors: ['credit.accountNeeded', 'credit.tooMuch'],
  },
  listTeamCredits: {
    method: 'GET',
    path: '/payments/teams/{teamId}/credits',
    summary: 'List what people can spend with the account that a community is paid on',
    access: 'team:manageMoney',
    input: ofTeam,
    output: z.object({
      credits: z.array(HeldCredit),
      /** Of the account that the community is paid on; absent where it has none, so no credit can be given. */
      currency: Currency.optional(),
    }),
    errors: ['team.notFound'],
  },
  grantCredit: {
    method: 'POST',
    path: '/payments/teams/{teamId}/credits',
    summary: 'Give a player of a community credit, or the parent who pays for them',
    access: 'team:manageMoney',
    creates: true,
    input: ofTeam.extend({ personId: z.string().max(64), amountMinor, reason }),
    output: HeldCredit.omit({ name: true }),
    errors: ['team.notFound', 'team.archived', 'payment.tooMuch', 'credit.accountNeeded', 'credit.notKnown'],
  },
  debitCredit: {
    method: 'POST',
    path: '/payments/teams/{teamId}/credits/{userId}/debit',
    summary: 'Take back credit that was not used',
    access: 'team:manageMoney',
    creates: true,
    input: ofTeam.extend({ userId: UserId, amountMinor, reason }),
    output: HeldCredit.omit({ name: true }),
    errors: ['team.notFound', 'team.archived', 'credit.accountNeeded', 'credit.tooMuch'],
  },
});
