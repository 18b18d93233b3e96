import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aChargedFee, invoicesApi } from '#tests/support/payments/invoices.ts';
import { product } from '#tests/support/product/product.ts';

it('hands the file to payers and treasurers alone, once it is there', async () => {
  const { invoiceId, treasurer } = await aChargedFee();
  const boss = invoicesApi.signedInAs(treasurer);
  await expect(boss.downloadInvoice({ invoiceId })).rejects.toMatchObject({ code: 'invoice.fileNotReady' });
  await product.drain();
  expect(await boss.downloadInvoice({ invoiceId })).toMatchObject({ url: expect.stringContaining('http') });
  const stranger = invoicesApi.signedInAs(await aPerson()).downloadInvoice({ invoiceId });
  await expect(stranger).rejects.toMatchObject({ code: 'invoice.notFound' });
});
