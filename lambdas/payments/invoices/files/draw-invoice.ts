import { drawnMoney, formatMoney } from '#shared/money.ts';
import { lineTotal, rateWords, taxesOf } from '#shared/payments/invoices/totals.ts';
import { type PayOutside, waysToPay } from '#shared/payments/outside/pay-outside.ts';
import type { StoredInvoice } from '../invoice-store.ts';
import { createSheet, type Sheet, sheetWidth } from './invoice-sheet.ts';

/** What an invoice needs besides what is stored of it. */
export interface Drawn {
  readonly invoice: StoredInvoice;
  readonly payerName: string;
  readonly personName: string;
  readonly payOutside: PayOutside;
}

const quiet = '#51645C';
const right = { align: 'right' } as const;
const amountAt = { x: sheetWidth - 90, width: 90, ...right };
const unitAt = { x: sheetWidth - 180, width: 85, ...right };
const countAt = { x: sheetWidth - 230, width: 45, ...right };
const textAt = { x: 0, width: sheetWidth - 240 };
const all = { x: 0, width: sheetWidth };

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const dayWords = (on: string): string => day.format(new Date(`${on.slice(0, 10)}T12:00:00.000Z`));

/** The PDF of an invoice as it was issued: one page for most, more for many lines. */
export async function drawInvoice(drawn: Drawn): Promise<Uint8Array<ArrayBuffer>> {
  const { invoice } = drawn;
  const { number = '', payee, issuedAt } = invoice;
  const sheet = await createSheet({ title: `Invoice ${number}`, author: payee.name, at: new Date(issuedAt) });
  head(sheet, drawn);
  table(sheet, invoice);
  sums(sheet, invoice);
  foot(sheet, drawn);
  return sheet.finish();
}

function head(sheet: Sheet, { invoice, payerName, personName }: Drawn): void {
  const { number = '', payee, issuedAt, dueOn, title } = invoice;
  sheet.row([
    ['Invoice', { x: 0, width: 260, weight: 'bold', size: 22 }],
    [number, { x: 270, width: sheetWidth - 270, weight: 'bold', size: 12, ...right }],
  ]);
  sheet.space(8);
  const from = [payee.name, payee.address, payee.vatId && `VAT ID ${payee.vatId}`].filter(Boolean).join('\n');
  const to = personName === payerName ? payerName : `${payerName}\nfor ${personName}`;
  const dates = `Issued ${dayWords(issuedAt)}\nDue ${dayWords(dueOn)}`;
  const [first, second, third] = [
    { x: 0, width: 180 },
    { x: 190, width: 160 },
    { x: 360, width: sheetWidth - 360 },
  ];
  sheet.row([
    ['From', { ...first, color: quiet }],
    ['To', { ...second, color: quiet }],
    ['Dates', { ...third, color: quiet }],
  ]);
  sheet.row([
    [from, first],
    [to, second],
    [dates, third],
  ]);
  sheet.space(16);
  sheet.row([[title, { ...all, weight: 'bold', size: 13 }]]);
  sheet.space(4);
}

function table(sheet: Sheet, { lines, currency }: StoredInvoice): void {
  const money = (amountMinor: number) => drawnMoney(formatMoney({ amountMinor, currency }));
  sheet.row([
    ['For', { ...textAt, color: quiet }],
    ['Count', { ...countAt, color: quiet }],
    ['Price', { ...unitAt, color: quiet }],
    ['Amount', { ...amountAt, color: quiet }],
  ]);
  sheet.rule();
  for (const line of lines)
    sheet.row([
      [line.text, textAt],
      [String(line.quantity), countAt],
      [money(line.unitMinor), unitAt],
      [money(lineTotal(line)), amountAt],
    ]);
  sheet.rule();
}

function sums(sheet: Sheet, { lines, currency, totalMinor }: StoredInvoice): void {
  const money = (amountMinor: number) => drawnMoney(formatMoney({ amountMinor, currency }));
  const label = { x: 0, width: sheetWidth - 100, ...right };
  sheet.row([
    ['Total', { ...label, weight: 'bold', size: 12 }],
    [money(totalMinor), { ...amountAt, weight: 'bold', size: 12 }],
  ]);
  for (const { rate, taxMinor } of taxesOf(lines))
    sheet.row([
      [`${rateWords(rate)} tax included`, { ...label, color: quiet }],
      [money(taxMinor), { ...amountAt, color: quiet }],
    ]);
  sheet.space(16);
}

function foot(sheet: Sheet, { invoice: { terms, memo }, payOutside }: Drawn): void {
  const parts = [
    ['How to pay', waysToPay(payOutside).join('\n')],
    ['Terms', terms],
    ['Note', memo],
  ] as const;
  for (const [heading, text] of parts) {
    if (!text) continue;
    sheet.row([[heading, { ...all, weight: 'bold' }]], 2);
    sheet.row([[text, all]], 10);
  }
}
