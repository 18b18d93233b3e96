import { idsOnly, type PersonalData } from '#lambdas/accounts/ports/personal-data/personal-data.ts';

/** What the uploads context keeps of people, entity by entity. */
export const uploadsData: PersonalData = {
  part: 'uploads',
  entities: {
    upload: { exported: 'own', erased: { byAct: 'removeFiles' } },
    uploadHold: idsOnly('Which thing shows which file.'),
    uploadHolder: idsOnly('Which thing shows which file.'),
    uploadUse: { exported: { not: 'The sizes of the files that are handed out, added up.' }, erased: 'removed' },
  },
};
