import { payByWords } from '#shared/competitions/payments/payment-hold.ts';
import type { Registration } from '#shared/competitions/seasons/registration.ts';

/** What came of a registration: `You’re registered`, or what is still to be done. */
export function registeredWords(
  { status, payBy }: Pick<Registration, 'status' | 'payBy'>,
  firstName: string | undefined,
  now: Date,
): string {
  const who = firstName ? `${firstName} is` : 'you’re';
  if (status === 'waitlisted') return `It’s full: ${who} on the waitlist`;
  if (payBy)
    return `Almost there: pay by ${payByWords(payBy, now)} to keep ${firstName ? `${firstName}’s` : 'your'} spot`;
  return firstName ? `${firstName} is registered` : 'You’re registered';
}
