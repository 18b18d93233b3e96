import { clock } from '#lambdas/kernel/clock.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createAidRequests } from '#lambdas/payments/ports/aid/aid-requests.ts';
import { aSellingHost, checkoutApi, ordersApi } from '../../events/checkout.ts';
import { anAidEvent } from '../../payments/aid.ts';
import { creditsApi } from '../../payments/credits.ts';
import { teamDiscountsApi } from '../../payments/discounts.ts';
import { type Binding, personFor } from '../cell.ts';
import { bindTeam, type TeamWorld } from '../teams/team-world.ts';

const subjectId = 'evt_01ARZ3NDEKTSV4RRFFQ69G5FAV';

const callerOf = ({ person }: Pick<TeamWorld, 'person'>) =>
  person ? creditsApi.signedInAs(person) : creditsApi.signedOut();

async function keepsCredits(world: TeamWorld, teamId: string): Promise<unknown> {
  const caller = callerOf(world);
  const { userId } = world.target;
  const reason = 'Helped at the gate';
  await caller.listTeamCredits({ teamId });
  await caller.grantCredit({ teamId, personId: userId, amountMinor: 500, reason });
  return caller.debitCredit({ teamId, userId, amountMinor: 100, reason });
}

/** Rows of credit that communities give, of their discounts and of financial aid. */
export const creditRows: Readonly<Record<string, Binding>> = {
  'pay.credits': {
    operations: ['listMyCredits', 'previewDeletion'],
    ask: async ({ role }) => {
      const person = await personFor(role);
      await (person ? ordersApi.signedInAs(person) : ordersApi.signedOut()).previewDeletion({});
      return callerOf({ person }).listMyCredits({});
    },
  },
  'pay.credits.given': {
    operations: ['listGivenCredits', 'giveCredit', 'takeBackCredit'],
    ask: async ({ role }) => callerOf({ person: await personFor(role) }).listGivenCredits({}),
  },
  'pay.team.credits': bindTeam(
    ['listTeamCredits', 'grantCredit', 'debitCredit'],
    keepsCredits,
    { target: [] },
    async ({ owner }) => void (await aSellingHost(owner)),
  ),
  'pay.team.discounts': bindTeam(
    ['listTeamDiscounts', 'saveTeamDiscount', 'saveAutomaticDiscount', 'endTeamDiscount'],
    async ({ person }, teamId) => {
      const caller = person ? teamDiscountsApi.signedInAs(person) : teamDiscountsApi.signedOut();
      await caller.listTeamDiscounts({ teamId });
      await caller.saveTeamDiscount({ teamId, code: 'FRIENDS', off: { kind: 'spot' } });
      return caller.endTeamDiscount({ teamId, code: 'FRIENDS' });
    },
    { target: [] },
  ),
  'pay.team.aid': bindTeam(
    ['listAidRequests', 'answerAidRequest'],
    async ({ person, target }, teamId) => {
      const caller = person ? teamDiscountsApi.signedInAs(person) : teamDiscountsApi.signedOut();
      await caller.listAidRequests({ teamId });
      return caller.answerAidRequest({ teamId, subjectId, userId: target.userId, answer: { kind: 'decline' } });
    },
    { target: [] },
    async ({ teamId, target }) => {
      const request = { teamId, subjectId, userId: target.userId, title: 'Sunday run', note: 'A large family' };
      await createAidRequests(table()).ask(request, clock.now());
    },
  ),
  'event.aid.ask': {
    operations: ['askForEventAid'],
    ask: async ({ role }) => {
      const [{ eventId }, person] = await Promise.all([anAidEvent(), personFor(role)]);
      const caller = person ? checkoutApi.signedInAs(person) : checkoutApi.signedOut();
      return caller.askForEventAid({ eventId, note: 'A large family' });
    },
  },
};
