import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aChargedFee, invoicesApi, noInvoice } from '#tests/support/payments/invoices.ts';
import { product } from '#tests/support/product/product.ts';

it('shows an invoice to its payer with everything on it, and the treasurer that it was opened', async () => {
  const { invoiceId, treasury, players } = await aChargedFee(1, { taxRate: 1900 });
  const invoice = await invoicesApi.signedInAs(players[0] ?? { userId: '' }).getInvoice({ invoiceId });
  expect(invoice).toMatchObject({
    title: 'Spring fee',
    state: 'viewed',
    payee: { name: 'U10 Comets' },
    totalMinor: 12_000,
    taxes: [{ rate: 1900, grossMinor: 12_000, taxMinor: 1916 }],
    payOutside: [{ way: 'venmo', to: '@comets' }, { way: 'cash' }],
  });
  expect((await treasury()).owed).toMatchObject([{ state: 'viewed' }]);
});

it('does not exist for others', async () => {
  const { invoiceId } = await aChargedFee();
  const stranger = invoicesApi.signedInAs(await aPerson());
  await expect(stranger.getInvoice({ invoiceId })).rejects.toMatchObject({ code: 'invoice.notFound' });
  await expect(stranger.getInvoice({ invoiceId: noInvoice })).rejects.toMatchObject({ code: 'invoice.notFound' });
});

it('is mailed with its file, which can be downloaded for a minute', async () => {
  const { invoiceId, players } = await aChargedFee();
  const payer = invoicesApi.signedInAs(players[0] ?? { userId: '' });
  await expect(payer.downloadInvoice({ invoiceId })).rejects.toMatchObject({ code: 'invoice.fileNotReady' });
  await product.drain();
  const [mail] = product.mails(players[0]?.email).filter(({ subject }) => subject.startsWith('Invoice'));
  expect(mail?.subject).toMatch(/^Invoice COMETS-\d{4}-00001 from U10 Comets: \$120\.00$/);
  expect(mail?.attachments).toMatchObject([{ filename: expect.stringMatching(/-00001\.pdf$/) }]);
  const { url } = await payer.downloadInvoice({ invoiceId });
  expect(url).toContain('X-Amz-Expires=60');
  const file = await fetch(url);
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});
