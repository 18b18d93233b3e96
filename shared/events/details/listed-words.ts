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
