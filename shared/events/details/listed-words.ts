import { formatPrice } from '#shared/money.ts';
import { eligibilityWords } from '../rsvp/eligibility.ts';
import type { ListedFacts } from './listed-facts.ts';
import type { inclusionFacts } from './said-facts.ts';

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

/** What a list says of an event's price, level and access; empty where its host said nothing. */
export function listedWords({ price, inclusion = [], ...levels }: ListedFacts): string {
  const said = [
    price && formatPrice(price),
    eligibilityWords(levels),
    ...inclusion.map((fact) => inclusionLabels[fact]),
  ];
  return said.filter(Boolean).join(' · ');
}
