import { eligibilityWords } from './eligibility.ts';
import type { EventExtras } from './extras.ts';
import { inclusionLabels } from './listed-words.ts';
import { paymentFacts, type Zoned } from './payment-words.ts';
import { slotGroupsOf } from './slot-schemas.ts';

interface ExtraFact {
  readonly name: string;
  readonly text: string;
}

/** What a host added to an event, as names and words for a list of facts. */
export function extraFacts(event: EventExtras & Zoned & { readonly isOnline?: boolean | undefined }): ExtraFact[] {
  const { arriveEarlyMinutes, inclusion = [], tags = [] } = event;
  const said: readonly (readonly [string, string | undefined])[] = [
    ...paymentFacts(event),
    ['Online', event.isOnline ? 'It is held online. Who is in is told the address.' : undefined],
    ['Be there', arriveEarlyMinutes ? `${arriveEarlyMinutes} minutes before the start` : undefined],
    ['Meant for', eligibilityWords(event.eligibility)],
    ['Good to know', inclusion.map((fact) => inclusionLabels[fact]).join(' · ')],
    ['Rules', event.rules],
    ['In bad weather', event.weatherPolicy],
    [
      'Sign up for',
      slotGroupsOf(event)
        .map(({ label }) => label)
        .join(' · '),
    ],
    ['Tags', tags.join(' · ')],
  ];
  return said.flatMap(([name, text]) => (text ? [{ name, text }] : []));
}
