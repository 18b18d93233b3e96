const hourMs = 60 * 60_000;
/** Banks answer for a debit within two weeks: https://docs.stripe.com/payments/ach-direct-debit */
const bankMs = 14 * 24 * hourMs;
const againMs = 24 * hourMs;

interface Held {
  readonly expiresAt: string;
  readonly startsAt: string;
}

const within = (now: Date, ms: number, startsAt: string): string => {
  const until = new Date(now.getTime() + ms).toISOString();
  return until < startsAt ? until : startsAt;
};

/** Until when a spot is safe while a bank works on its payment: two weeks, but not past the start. Never sooner than before. */
export const untilBankAnswers = ({ expiresAt, startsAt }: Held, now: Date): string => {
  const until = within(now, bankMs, startsAt);
  return until > expiresAt ? until : expiresAt;
};

/** Until when the payer may pay another way once their bank has said no: a day, but not past the start. */
export const untilPaidAgain = ({ startsAt }: Pick<Held, 'startsAt'>, now: Date): string =>
  within(now, againMs, startsAt);
