export const aLine = (differences: object = {}) => ({
  providerRef: 'ch_1',
  kind: 'charge',
  at: '2031-11-28T12:00:00.000Z',
  amountMinor: 1266,
  currency: 'USD',
  orderId: 'ord_01KAMFE3NG00000000000000AB',
  title: 'Thursday night volleyball',
  subjectId: 'evt_01KAMFE3NG00000000000000AB',
  ...differences,
});

/** What an organizer sees: a payment, its fees, and the payout of both. */
export const received = {
  view: 'received',
  sells: true,
  isOwn: true,
  transactions: [
    aLine({ providerRef: 'po_1', kind: 'payout', amountMinor: -1133, title: undefined, subjectId: undefined }),
    aLine({ kind: 'fee', amountMinor: -133 }),
    aLine(),
  ],
};

const noClubs = { 'GET /api/teams/me/organizations': { organizations: [], mayCreate: false } };

export const transactionAnswers = { ...noClubs, 'GET /api/payments/transactions': received };

/** What a player sees who keeps no money. */
export const paidAnswers = (transactions: readonly object[]) => ({
  ...noClubs,
  'GET /api/teams/me/communities': { teams: [] },
  'GET /api/payments/transactions': { view: 'paid', sells: false, isOwn: true, transactions },
});
