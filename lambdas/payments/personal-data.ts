import {
  idsOnly,
  ofNoPerson,
  type PersonalData,
  passing,
  theirs,
} from '#lambdas/accounts/ports/personal-data/personal-data.ts';

/** What the payments context keeps of people, entity by entity. */
export const paymentsData: PersonalData = {
  part: 'payments',
  entities: {
    aidRequest: theirs,
    accountUse: ofNoPerson('What needs a payout account: events and disputes.'),
    connectState: passing(1, 'Who was sent to the payment provider, for ten minutes, by id and hashes.'),
    credit: idsOnly('What a seller gave and owes is their record; the id leads nowhere any more.', 'own'),
    creditLine: {
      exported: 'own',
      erased: {
        blanked: { reason: '' },
        because: 'What a seller gave and what it was used for is their record; why they gave it is gone.',
      },
    },
    discount: idsOnly(
      'Codes of what is sold, and what a person was granted by their id, which leads nowhere any more.',
    ),
    discountUse: idsOnly('It counts how often a code was used; the id leads nowhere any more.'),
    driftReport: ofNoPerson('Movements of money that were found late, by the provider’s own ids.'),
    ledgerLine: idsOnly('Movements of money are kept as long as the law wants; the id leads nowhere any more.', 'own'),
    scopedLine: ofNoPerson('A movement of money under what it was for, without the payer.'),
    payoutAccount: { exported: 'own', erased: { byAct: 'leaveAccount' } },
    providerEvent: ofNoPerson('Which events of the payment provider were taken in, by its own ids.'),
    order: {
      exported: 'own',
      erased: { byAct: 'leaveOrders' },
    },
    shortRefund: ofNoPerson('Refunds that wait for a seller’s balance, by ids of orders.'),
    orderClaim: idsOnly('It keeps a spot from being paid twice; the id leads nowhere any more.'),
    outsidePayment: {
      exported: 'own',
      erased: { kept: 'What an organizer was paid is their record; without the account the id leads nowhere.' },
    },
    invoice: {
      exported: 'own',
      erased: {
        kept: 'What was owed and paid is kept for seven years; names are read when shown, and its id leads nowhere.',
      },
      hidden: ['fileKey', 'savedCard'],
    },
    subscription: {
      exported: 'own',
      erased: { kept: 'What was paid is kept for seven years; without the account the id leads nowhere.' },
    },
    subscriptionEvent: {
      exported: 'own',
      erased: { kept: 'What was paid is kept for seven years; without the account the id leads nowhere.' },
    },
    planChange: {
      exported: 'own',
      erased: { kept: 'What was paid is kept for seven years; without the account the id leads nowhere.' },
    },
    planCheckout: passing(30, 'It says on which page a plan is being paid for.'),
    teamFee: idsOnly('A fee knows the players it was charged to by their ids.'),
    teamLedgerEntry: idsOnly('A line of a ledger knows a player and a treasurer by their ids.'),
    dueReminder: passing(180, 'It says when a player, a team or an entry was reminded of what they owe, and no more.'),
    invoiceReminder: passing(180, 'It says when the payers of a player were reminded, and no more.'),
    teamMoney: ofNoPerson('It says how a community is paid.'),
    invoiceCounter: ofNoPerson('It counts the invoices of a community.'),
  },
};
