/** What a test card does: https://docs.stripe.com/testing */
export type CardBehavior =
  | 'pays'
  | 'declined'
  | 'insufficientFunds'
  | 'expired'
  /** Asks for authentication until it was saved with one. */
  | 'authenticatesOnce'
  | 'authenticatesAlways'
  /** A bank account: the money comes, or does not, days later. */
  | 'settlesLater'
  | 'failsLater'
  | 'disputed'
  | 'refundPends'
  | 'refundFails'
  /** Can be saved, and is declined when it pays. */
  | 'declinedLater'
  /** Can be saved; then its owner reports it. */
  | 'lost'
  | 'stolen';

export interface TestCard {
  readonly number: string;
  readonly behavior: CardBehavior;
  readonly brand: string;
  /** What it is for, as the page with the card field says it. */
  readonly label: string;
  /** Stands for the card in a call, where no number may be. */
  readonly token: string;
}

const card = (number: string, behavior: CardBehavior, label: string, token: string, brand = 'visa'): TestCard => ({
  number,
  behavior,
  brand,
  label,
  token,
});

export const testCards: readonly TestCard[] = [
  card('4242424242424242', 'pays', 'Paid at once', 'pm_card_visa'),
  card('5555555555554444', 'pays', 'Paid at once', 'pm_card_mastercard', 'mastercard'),
  card('4000000000000002', 'declined', 'Declined', 'pm_card_visa_chargeDeclined'),
  card('4000000000009995', 'insufficientFunds', 'Insufficient funds', 'pm_card_visa_chargeDeclinedInsufficientFunds'),
  card('4000000000000069', 'expired', 'Expired card', 'pm_card_visa_chargeDeclinedExpiredCard'),
  card('4000002500003155', 'authenticatesOnce', 'Needs authentication', 'pm_card_authenticationRequiredOnSetup'),
  card('4000002760003184', 'authenticatesAlways', 'Needs authentication each time', 'pm_card_authenticationRequired'),
  card('4000000000000341', 'declinedLater', 'Can be saved, then declined', 'pm_card_chargeCustomerFail'),
  card('4000000000009987', 'lost', 'Can be saved, then lost', 'pm_card_visa_chargeDeclinedLostCard'),
  card('4000000000009979', 'stolen', 'Can be saved, then stolen', 'pm_card_visa_chargeDeclinedStolenCard'),
  card('4000000000000259', 'disputed', 'Paid, then disputed', 'pm_card_createDispute'),
  card('4000000000007726', 'refundPends', 'Refund takes time', 'pm_card_pendingRefund'),
  card('4000000000005126', 'refundFails', 'Refund fails later', 'pm_card_refundFail'),
  card('000123456789', 'settlesLater', 'Bank account: paid later', 'pm_usBankAccount', 'bank'),
  card('000111111116', 'failsLater', 'Bank account: fails later', 'pm_usBankAccount_accountClosed', 'bank'),
];

/** Spaces and dashes are how people write numbers. */
export const findTestCard = (number: string): TestCard | undefined => {
  const digits = number.replaceAll(/[\s-]/g, '');
  return testCards.find((each) => each.number === digits);
};
