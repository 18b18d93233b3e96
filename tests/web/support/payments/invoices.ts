import { aPlayer } from '../people/people.ts';
import { teamId } from '../teams/teams.ts';

export const invoiceId = 'ivc_01KAMFE3NG00000000000000AB';

/** An invoice of $120 to Ana, as lists show it. */
export const aCard = (differences: object = {}) => ({
  invoiceId,
  number: 'COMETS-2031-00001',
  teamId,
  teamName: 'Dawn Hoops',
  title: 'Spring fee',
  personId: aPlayer().userId,
  personName: 'Ana P',
  dueOn: '2031-07-01',
  currency: 'USD',
  totalMinor: 12_000,
  paidMinor: 0,
  balanceMinor: 12_000,
  state: 'sent',
  isOverdue: false,
  ...differences,
});

/** The same as a treasurer sees it. */
export const anOwed = (differences: object = {}) => ({
  ...aCard(),
  payerName: 'Tom Weber',
  personName: 'Anna W.',
  isForChild: true,
  version: 1,
  ...differences,
});

const payOutside = [{ way: 'venmo', to: '@hoops' }, { way: 'cash' }];

/** The same with everything on it. */
export const anInvoice = (differences: object = {}) => ({
  ...aCard(),
  issuedAt: '2031-06-01T00:00:00.000Z',
  payerName: 'Ana P',
  payee: { name: 'Dawn Hoops', address: '1 Main St', vatId: '' },
  lines: [{ text: 'Spring fee', quantity: 1, unitMinor: 12_000, taxRate: 0 }],
  taxes: [],
  terms: '',
  memo: '',
  payments: [],
  payOutside,
  isOwn: true,
  hasFile: true,
  ...differences,
});

/** What a treasurer of Dawn Hoops works with. */
export const aTreasuryShown = (differences: object = {}) => ({
  sums: { owedMinor: 12_000, paidMinor: 24_000, lateMinor: 0, soonMinor: 12_000, owing: 1, payers: 3 },
  owed: [anOwed()],
  drafts: [],
  closed: [],
  remindable: 1,
  rested: 0,
  people: [{ personId: aPlayer().userId, name: 'Ana P' }],
  withoutAccount: 0,
  takesCards: false,
  mayRefund: true,
  squads: [{ squadId: 'squadaaa', name: 'Juniors' }],
  settings: {
    currency: 'USD',
    prefix: 'COMETS',
    payee: { name: 'Dawn Hoops', address: '', vatId: '' },
    payOutside,
    version: 1,
    isUsed: true,
  },
  ...differences,
});

export const invoiceAnswers = {
  'GET /api/payments/credits': { credits: [], lines: [] },
  'GET /api/payments/orders': { orders: [] },
  'GET /api/payments/me/plan-invoices': { invoices: [] },
  'GET /api/payments/invoices': {
    invoices: [aCard()],
    people: [{ personId: aPlayer().userId, name: 'Ana P' }],
    teams: [{ teamId, name: 'Dawn Hoops' }],
  },
  [`GET /api/payments/invoices/${invoiceId}`]: anInvoice(),
};
