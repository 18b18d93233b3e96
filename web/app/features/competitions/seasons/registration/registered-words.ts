import { payByWords } from '#shared/competitions/payments/payment-hold.ts';
import type { Registration } from '#shared/competitions/seasons/registration.ts';
import type { Season } from '#shared/competitions/seasons/schemas.ts';
import { savesCardFor } from './saves-card-for.ts';

/** What came of a registration: `You’re registered`, or what is still to be done. */
export function registeredWords(
  registration: Registration,
  firstName: string | undefined,
  season: Season,
  now: Date,
): string {
  const { status, payBy } = registration;
  const who = firstName ? `${firstName} is` : 'you’re';
  if (status === 'waitlisted') return `It’s full: ${who} on the waitlist`;
  if (!payBy) return firstName ? `${firstName} is registered` : 'You’re registered';
  const what = savesCardFor(season, registration) ? 'save a card' : 'pay';
  const until = payByWords(payBy, now, season.timeZone);
  return `Almost there: ${what} by ${until} to keep ${firstName ? `${firstName}’s` : 'your'} spot`;
}
