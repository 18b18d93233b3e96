import { quantity } from '#shared/quantity.ts';
import { momentIn, paymentFacts, type Zoned } from '../payments/payment-words.ts';
import { eligibilityWords } from '../rsvp/eligibility.ts';
import { slotGroupsOf } from '../slots/schemas.ts';
import type { EventExtras } from './extras.ts';
import { inclusionLabels } from './listed-words.ts';

interface ExtraFact {
  readonly name: string;
  readonly text: string;
}

/** What follows from what a host said. */
interface Followed {
  readonly isOnline?: boolean | undefined;
  readonly rsvpDeadline?: string | undefined;
}

/** What a host added to an event, as names and words for a list of facts. */
export function extraFacts(event: EventExtras & Zoned & Followed): ExtraFact[] {
  const { arriveEarlyMinutes, inclusion = [], tags = [], rsvpDeadline, timeZone } = event;
  const said: readonly (readonly [string, string | undefined])[] = [
    ...paymentFacts(event),
    ['Online', event.isOnline ? 'Online event. You get the link once you’re in.' : undefined],
    ['Sign-up closes', rsvpDeadline && momentIn(timeZone).format(new Date(rsvpDeadline))],
    ['Arrive', arriveEarlyMinutes ? `${quantity(arriveEarlyMinutes, 'minute')} before the start` : undefined],
    ['Open to', eligibilityWords(event.eligibility)],
    ['Good to know', inclusion.map((fact) => inclusionLabels[fact]).join(' · ')],
    ['Rules', event.rules],
    ['If the weather is bad', event.weatherPolicy],
    [
      'Helpers needed',
      slotGroupsOf(event)
        .filter(({ slots }) => slots.some(({ price }) => !price))
        .map(({ label }) => label)
        .join(' · '),
    ],
    ['Tags', tags.join(' · ')],
  ];
  return said.flatMap(([name, text]) => (text ? [{ name, text }] : []));
}
