import type { Unnumbered } from '#lambdas/payments/invoices/issue-store.ts';
import { personId } from '../../simulation/events/line/line-world.ts';

export const simulatedTeamId = 'tea_01HZX0000000000000000000AA';
const issuedAt = '2026-11-30T12:00:00.000Z';
export const simulatedInvoiceId = (index: number) => `ivc_01HZX000000000000000000${String(index).padStart(3, '0')}`;

/** An invoice of a dollar before it has a number. */
export const anUnnumbered = (index: number): Unnumbered => ({
  invoiceId: simulatedInvoiceId(index),
  teamId: simulatedTeamId,
  teamName: 'U10 Comets',
  version: 1,
  title: 'Spring fee',
  personId: personId(index % 4),
  payerId: personId(index % 4),
  payee: { name: 'U10 Comets', address: '', vatId: '' },
  lines: [{ text: 'Spring fee', quantity: 1, unitMinor: 100, taxRate: 0 }],
  currency: 'USD',
  totalMinor: 100,
  paidMinor: 0,
  payments: [],
  status: 'open',
  terms: '',
  memo: '',
  issuedAt,
  dueOn: '2026-12-15',
  expires: 2_000_000_000,
});
