import { expect, it } from 'vitest';
import { aChargedFee } from '#tests/support/payments/invoices.ts';
import { noTeam } from '#tests/support/teams/teams.ts';

it('exports every invoice as a file in which nothing runs as a formula', async () => {
  const { teamId, money } = await aChargedFee(1, { name: '=HYPERLINK("x")' });
  const [head, row] = (await money.exportInvoices({ teamId })).split('\r\n');
  expect(head).toContain('Number,Title,Player,Payer,Issued,Due,Currency,Total,Tax,Paid,Owed,State,Reason');
  expect(row).toMatch(/^COMETS-\d{4}-00001,"'=HYPERLINK\(""x""\)",/);
  expect(row).toContain(',USD,120.00,0.00,0.00,120.00,sent,');
  await expect(money.exportInvoices({ teamId: noTeam })).rejects.toMatchObject({ code: 'team.notFound' });
});
