import { expect, it } from 'vitest';
import { aChargedFee, inCash, noInvoice } from '#tests/support/payments/invoices.ts';
import { product } from '#tests/support/product/product.ts';
import { noTeam, teamsApi } from '#tests/support/teams/teams.ts';

it('voids an invoice on which nothing was paid; its number stays used', async () => {
  const { teamId, money, invoiceId, treasury } = await aChargedFee();
  await money.voidInvoice({ teamId, invoiceId, reason: 'Wrong amount' });
  await money.voidInvoice({ teamId, invoiceId, reason: 'Wrong amount' });
  const { owed, closed } = await treasury();
  expect(owed).toEqual([]);
  expect(closed).toMatchObject([{ state: 'void', number: expect.stringMatching(/-00001$/) }]);
});

it('is refused once something was paid, once it is closed, and where there is none', async () => {
  const { teamId, money, invoiceId } = await aChargedFee();
  const waived = await aChargedFee();
  await money.recordManualPayment({ teamId, invoiceId, ...inCash(1) });
  const paid = money.voidInvoice({ teamId, invoiceId, reason: 'Wrong amount' });
  await expect(paid).rejects.toMatchObject({ code: 'invoice.paidAlready' });
  const key = { teamId: waived.teamId, invoiceId: waived.invoiceId };
  await waived.money.waiveInvoice({ ...key, reason: 'Helps out' });
  const closed = waived.money.voidInvoice({ ...key, reason: 'Wrong amount' });
  await expect(closed).rejects.toMatchObject({ code: 'invoice.closed' });
  const unknown = money.voidInvoice({ teamId, invoiceId: noInvoice, reason: 'Wrong amount' });
  await expect(unknown).rejects.toMatchObject({ code: 'invoice.notFound' });
  const elsewhere = money.voidInvoice({ teamId: noTeam, invoiceId, reason: 'Wrong amount' });
  await expect(elsewhere).rejects.toMatchObject({ code: 'team.notFound' });
});

it('settles what is owed to a community that is deleted: unpaid invoices are void, the rest of others is written off', async () => {
  const world = await aChargedFee(2);
  const { teamId, money, owner, team, treasury } = world;
  const [first, second] = (await treasury()).owed;
  await money.recordManualPayment({ teamId, invoiceId: first?.invoiceId ?? noInvoice, ...inCash(1) });
  await teamsApi.signedInAs(owner).deleteTeam({ teamId, name: team.name });
  await product.drain();
  const { invoicesApi } = await import('#tests/support/payments/invoices.ts');
  const states = await Promise.all(
    world.players.map(async (player) => (await invoicesApi.signedInAs(player).listInvoices({})).invoices[0]?.state),
  );
  expect(states.sort()).toEqual(['uncollectible', 'void']);
  expect(second).toBeDefined();
});
