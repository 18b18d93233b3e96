import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { handler } from '#lambdas/payments/invoices/api.ts';
import { handler as dueHandler } from '#lambdas/payments/invoices/due/job.ts';
import { handler as teamHandler } from '#lambdas/payments/invoices/team-api.ts';
import type { Input } from '#shared/contract/operation.ts';
import { invoices } from '#shared/payments/invoices/contract.ts';
import { teamMoney } from '#shared/payments/invoices/team-money.ts';
import { product } from '../product/product.ts';
import { runJob } from '../product/run-job.ts';
import { aMember, aTeam } from '../teams/teams.ts';

export const invoicesApi = product.client(invoices, handler);
export const moneyApi = product.client(teamMoney, teamHandler);

export const noInvoice = 'ivc_00000000000000000000000000';
export const noPayment = 'pay_00000000000000000000000000';

/** Lets reminders and receipts that are due by now go out, and delivers what follows. */
export async function invoicesDue(): Promise<void> {
  await product.drain();
  await runJob(dueHandler);
  await product.drain();
}

/** The calendar day in so many days. */
export const dayIn = (days: number): string =>
  new Date(product.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

type Settings = Input<(typeof teamMoney)['operations']['saveMoneySettings']>;
type Fee = Input<(typeof teamMoney)['operations']['chargeFee']>;

/** How a community is paid, unless the test says otherwise. */
export const moneySettings = (differences: Partial<Settings> = {}) => ({
  version: 0,
  currency: 'USD' as const,
  prefix: 'COMETS',
  payee: { name: 'U10 Comets', address: '1 Main St, Austin, TX', vatId: '' },
  payOutside: [{ way: 'venmo' as const, to: '@comets' }, { way: 'cash' as const }],
  ...differences,
});

/** A fee of $120 for everyone, due in a week, unless the test says otherwise. */
export const feeDetails = (differences: Partial<Fee> = {}) => ({
  name: 'Spring fee',
  amountMinor: 12_000,
  dueOn: [dayIn(7)],
  who: { kind: 'everyone' as const },
  ...differences,
});

/** A community that says how it is paid, its owner, a treasurer, and members by number. */
export async function aTreasury(members = 1) {
  const world = await aTeam({ name: 'U10 Comets' });
  const { teamId, owner } = world;
  await moneyApi.signedInAs(owner).saveMoneySettings({ teamId, ...moneySettings() });
  const treasurer = await aMember(world, ['treasurer']);
  const players: Account[] = [];
  for (let count = 0; count < members; count += 1) players.push(await aMember(world));
  return { ...world, treasurer, players, money: moneyApi.signedInAs(treasurer) };
}

/** The same with a fee of $120 charged to the players alone. */
export async function aChargedFee(members = 1, differences: Partial<Fee> = {}) {
  const world = await aTreasury(members);
  const { teamId, money, players } = world;
  const personIds = players.map(({ userId }) => userId);
  await money.chargeFee({ teamId, ...feeDetails({ who: { kind: 'people', personIds }, ...differences }) });
  const treasury = async () => {
    const { treasury: seen } = await money.getTeamMoney({ teamId });
    if (!seen) throw new Error('The treasurer sees no money');
    return seen;
  };
  const [first] = (await treasury()).owed;
  return { ...world, treasury, invoiceId: first?.invoiceId ?? noInvoice };
}

/** So much in cash today. */
export const inCash = (amountMinor: number) => ({ method: 'cash' as const, amountMinor, receivedOn: dayIn(0) });

/** An invoice to one player: two nights for $80 and a bus for $15.50, due in a week. */
export const aWritten = (personId: string, differences: object = {}) => ({
  title: 'Tournament trip',
  personId,
  lines: [
    { text: 'Hotel, one night', quantity: 2, unitMinor: 4000 },
    { text: 'Bus', unitMinor: 1550, taxRate: 1900 },
  ],
  dueOn: dayIn(7),
  ...differences,
});
