import { idsOnly, ofNoPerson, type PersonalData, theirs } from '#lambdas/accounts/ports/personal-data/personal-data.ts';
import { formerPlayer } from '#shared/accounts/deletion/former-player.ts';

const listing = 'What is said of somewhere to play, which is public.';

/** What the places context keeps of people, entity by entity. */
export const placesData: PersonalData = {
  part: 'places',
  entities: {
    place: { exported: 'own', hidden: ['asked', 'mergeWords', 'managers'], erased: { byAct: 'leavePlaces' } },
    placeCard: ofNoPerson(listing),
    placeClaim: { ...theirs, hidden: ['codeMac', 'code'] },
    placeCondition: idsOnly('What a player reported at a place counts for three hours.'),
    placeConfirmation: idsOnly('When a place was last confirmed: an id and an instant.'),
    placeEvent: ofNoPerson('What happens at a place, as it is public.'),
    placeRating: {
      exported: 'own',
      erased: {
        blanked: { displayName: formerPlayer, text: '' },
        because: 'The stars are part of averages; the words go.',
      },
    },
    placeReport: theirs,
    placeSuggestion: theirs,
    placeTrust: theirs,
  },
};
