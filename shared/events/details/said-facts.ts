import * as z from 'zod';

/** What a host says about who can take part with ease (domain 4.4). */
export const inclusionFacts = [
  'stepFree',
  'accessibleToilet',
  'adaptive',
  'quietArea',
  'beginnersWelcome',
  'childcare',
  'prayerSpace',
] as const;
export const InclusionFact = z.enum(inclusionFacts, 'Choose one of the answers.');
