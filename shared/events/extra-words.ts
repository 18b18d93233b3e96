import { eligibilityWords } from './eligibility.ts';
import type { EventExtras } from './extras.ts';
import type { ListedFacts } from './listed-facts.ts';
import { paymentFacts, priceWords, type Zoned } from './payment-words.ts';
import type { inclusionFacts } from './said-facts.ts';
import { slotGroupsOf } from './slot-schemas.ts';

/** What each inclusion fact is called. */
export const inclusionLabels: Readonly<Record<(typeof inclusionFacts)[number], string>> = {
  stepFree: 'Step-free access',
  accessibleToilet: 'Accessible toilet',
  adaptive: 'Adaptive play',
  quietArea: 'Quiet area',
  beginnersWelcome: 'Beginners welcome',
  childcare: 'Childcare',
  prayerSpace: 'Prayer space',
};

interface ExtraFact {
  readonly name: string;
  readonly text: string;
}

/** What a list says of an event's price, level and access; empty where its host said nothing. */
export function listedWords({ price, inclusion = [], ...levels }: ListedFacts): string {
  const said = [
    price && priceWords(price),
    eligibilityWords(levels),
    ...inclusion.map((fact) => inclusionLabels[fact]),
  ];
  return said.filter(Boolean).join(' · ');
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
