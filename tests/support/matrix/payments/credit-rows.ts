import { aSellingHost, ordersApi } from '../../events/checkout.ts';
import { creditsApi } from '../../payments/credits.ts';
import { teamDiscountsApi } from '../../payments/discounts.ts';
import { type Binding, personFor } from '../cell.ts';
import { bindTeam, type TeamWorld } from '../teams/team-world.ts';

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

/** Rows of credit that communities give, and of their discounts. */
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
};
