import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { teamEntity } from '#lambdas/teams/ports/team.entity.ts';
import { aPlan, plansApi } from '../../payments/plans.ts';
import { type Binding, type Cell, oncePerCell, personFor } from '../cell.ts';
import { bindTeam, callers, type TeamWorld } from '../teams/team-world.ts';

type Client = ReturnType<typeof plansApi.signedOut>;
const as = (person: Account | undefined): Client => (person ? plansApi.signedInAs(person) : plansApi.signedOut());

/** Asked for oneself. */
const ofOneself = (operations: readonly string[], call: (client: Client) => Promise<unknown>): Binding => ({
  operations,
  ask: async ({ role }) => call(as(await personFor(role))),
  asTeam: 'all',
  asPlatform: true,
});

const subscriptions = new WeakMap<TeamWorld, string>();
/** The owner pays for a plan of the community. */
const withPlan = async (world: TeamWorld) =>
  void subscriptions.set(world, await aPlan(world.owner, 'pro', world.teamId));

const ownOrOther = oncePerCell(async ({ role }: Cell) => {
  const person = await personFor(role);
  const payer = person && role === 'self' ? person : ((await personFor('complete')) as Account);
  return { person, id: await aPlan(payer, 'plus') };
});

export const planRows: Readonly<Record<string, Binding>> = {
  'catalog.read': ofOneself(['getPlans'], (client) => client.getPlans({})),
  'pay.product': ofOneself(['getProduct'], (client) => client.getProduct({ productId: 'member-plus' })),
  'pay.createSubscription.user': ofOneself(['createSubscription', 'settlePlanCheckout'], async (client) => {
    const { url } = await client.createSubscription({ planId: 'plus' });
    return client.settlePlanCheckout({ checkoutId: url.split('/').at(-1) ?? '' });
  }),
  'pay.createSubscription.team': {
    ...bindTeam(['createSubscription'], ({ person }, teamId) =>
      as(person).createSubscription({ planId: 'pro', teamId }),
    ),
    asPlatform: true,
  },
  'pay.createSubscription.clientPrice': ofOneself(['createSubscription'], (client) =>
    client.createSubscription({ planId: 'plus', cost: 1, quantity: 2, subscriptionPriceId: 'price_mine' } as never),
  ),
  'pay.cancelSubscription': {
    operations: ['cancelSubscription'],
    ask: async (cell) => {
      const { person, id } = await ownOrOther(cell);
      return as(person).cancelSubscription({ type: 'user', id });
    },
    askUnknown: async (cell) =>
      as((await ownOrOther(cell)).person).cancelSubscription({ type: 'user', id: 'sub_unknown' }),
    asTeam: 'all',
    asPlatform: true,
  },
  'pay.customerSession': ofOneself(['createCustomerSession'], (client) => client.createCustomerSession({})),
  'pay.subscriptionByEmail': ofOneself(
    [
      'getCommunitySubscription',
      'getMemberPlusSubscription',
      'listSubscriptions',
      'listSubscriptionEvents',
      'listPlanInvoices',
    ],
    async (client) => [
      await client.getCommunitySubscription({}),
      await client.getMemberPlusSubscription({}),
      await client.listSubscriptions({}),
      await client.listSubscriptionEvents({}),
      await client.listPlanInvoices({}),
    ],
  ),
  'pay.portal': {
    operations: ['getPortalLink'],
    ask: async ({ role, related }) => {
      const person = await personFor(role);
      if (person && (role === 'self' || (role === 'team_owner' && related))) await aPlan(person, 'plus');
      return as(person).getPortalLink({});
    },
    asTeam: 'all',
    asPlatform: true,
  },
  'team.plan.change': {
    ...bindTeam(
      ['confirmChange'],
      ({ person }, teamId) => as(person).confirmChange({ teamId, planId: 'elite' }),
      { self: 'owner' },
      withPlan,
    ),
    asPlatform: true,
  },
  'team.plan.cancel': {
    ...bindTeam(
      ['cancelSubscription'],
      (world) => as(world.person).cancelSubscription({ type: 'team', id: subscriptions.get(world) ?? '' }),
      { self: 'owner' },
      withPlan,
    ),
    asPlatform: true,
  },
  'team.delete.paidPlan': bindTeam(
    ['deleteTeam'],
    (world, teamId) => callers(world).teams.deleteTeam({ teamId, name: world.team.name }),
    { self: 'owner' },
    ({ teamId }) => teamEntity(table()).patch({ teamId }).set({ plan: 'pro' }).go(),
  ),
};
