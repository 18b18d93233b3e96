/** What can go wrong with payments; a part of the catalogue. */
export const paymentErrors = {
  'payment.wayNeeded': { status: 409, title: 'Choose how players pay you: in cash, with Venmo or another way.' },
  'payment.notDue': { status: 404, title: 'There’s no payment to mark for that.' },
  'payment.amountChanged': { status: 409, title: 'The amount has changed. Look again before you mark it as paid.' },
} as const;
