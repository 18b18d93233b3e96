/** What can go wrong with payments; a part of the catalogue. */
export const paymentErrors = {
  'payment.wayNeeded': { status: 409, title: 'Choose how players pay you: in cash, with Venmo or another way.' },
  'payment.notDue': { status: 404, title: 'There’s no payment to mark for that.' },
  'payment.amountChanged': { status: 409, title: 'The amount has changed. Look again before you mark it as paid.' },
  'invoice.notFound': { status: 404, title: 'We can’t find that invoice.' },
  'invoice.fileNotReady': { status: 409, title: 'The file isn’t ready yet. Try again in a moment.' },
  'invoice.tooMuch': { status: 409, title: 'That’s more than is still owed.' },
  'invoice.closed': { status: 409, title: 'This invoice was closed in the meantime.' },
  'invoice.paidAlready': { status: 409, title: 'Something was paid on this invoice, so it can’t be voided.' },
  'money.currencyFixed': {
    status: 409,
    title: 'The currency can’t change any more: there are invoices or ledger lines in it.',
  },
  'money.noExpense': { status: 404, title: 'We can’t find that expense, or it was taken back already.' },
  'money.noPayers': { status: 409, title: 'There’s no one to charge: no player here has an account.' },
  'money.tooManyPayers': { status: 409, title: 'One fee can be charged to at most 500 players. Choose a division.' },
} as const;
