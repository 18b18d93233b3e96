import { at, type RouteEntry } from './route-entry.ts';

const main = at('main');

/** The pages on which players and organizers see what they pay, and what they are paid. */
export const paymentRoutes: readonly RouteEntry[] = [
  main('R-ROUTE-36', 'pricing/member', { redirectTo: 'member/pricing' }),
  main('R-ROUTE-37', 'organizer/pricing', { skeleton: 'cards', page: 'payments/plans/organizer-pricing-page.tsx' }),
  main('R-ROUTE-38', 'member/pricing', { skeleton: 'cards', page: 'payments/plans/member-pricing-page.tsx' }),
  main('R-ROUTE-73', 'invoices', { skeleton: 'table', guards: 'S', page: 'payments/invoices/invoices-page.tsx' }),
  main('domain 4.14', 'invoices/{id}', { guards: 'S', page: 'payments/invoices/invoice-page.tsx' }),
  main('R-ROUTE-80', 'payment-success', { page: 'payments/orders/payment-success-page.tsx' }),
  main('R-ROUTE-81', 'transactions', {
    skeleton: 'table',
    guards: 'S',
    page: 'payments/ledger/transactions-page.tsx',
  }),
];
