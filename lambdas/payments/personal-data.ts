import type { PersonalData } from '#lambdas/accounts/ports/personal-data/personal-data.ts';

/** What the payments context keeps of people, entity by entity. */
export const paymentsData: PersonalData = {
  part: 'payments',
  entities: {
    outsidePayment: {
      exported: 'own',
      erased: { kept: 'What an organizer was paid is their record; without the account the id leads nowhere.' },
    },
  },
};
