import { expect, it } from 'vitest';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { redrawFilesOf } from '#lambdas/payments/invoices/files/send-issued.ts';
import { aChargedFee } from '#tests/support/payments/invoices.ts';

it('keeps an invoice of a player who is gone without their name', async () => {
  const { treasury, players } = await aChargedFee();
  const [player] = players;
  const userId = player?.userId ?? '';
  await accountEntity(table()).patch({ userId }).set({ deletedAt: new Date().toISOString() }).go();
  expect((await treasury()).owed).toMatchObject([{ payerName: 'Former player', personName: 'Former player' }]);
});

it('draws nothing anew while the account is in use', async () => {
  const { players } = await aChargedFee();
  const userId = players[0]?.userId ?? '';
  const parts = { by: { accounts: { find: async () => players[0] } } };
  await expect(redrawFilesOf(userId, parts as never, new Date())).resolves.toBeUndefined();
});
