import { handler as pages } from '#lambdas/places/events/pages/pages.ts';
import { placePagePaths } from '#lambdas/places/events/pages/paths.ts';
import { aPerson } from '../../accounts/people.ts';
import { openPage } from '../../events/pages.ts';
import { aPaper, managersApi } from '../../places/managers.ts';
import { aPlace } from '../../places/places.ts';
import type { Binding } from '../cell.ts';
import { bindPlace, type PlaceWorld } from './place-world.ts';

const apiOf = ({ person }: PlaceWorld) => (person ? managersApi.signedInAs(person) : managersApi.signedOut());

const unknown = '00000000-0000-4000-8000-000000000000';
const claimants = new WeakMap<PlaceWorld, string>();
/** A user says with a document that they run the place. */
async function aClaim(world: PlaceWorld): Promise<void> {
  const claimant = await aPerson();
  const by = { way: 'document' as const, uploadId: await aPaper(claimant) };
  await managersApi.signedInAs(claimant).claimPlace({ placeId: world.place.placeId, by });
  claimants.set(world, claimant.userId);
}

/** Rows of those who manage places and claim them. */
export const managerRows: Readonly<Record<string, Binding>> = {
  'place.managers': bindPlace(
    ['listManagers', 'askManager', 'withdrawManager', 'removeManager'],
    async (world, placeId) => {
      const [mine, second] = [apiOf(world), await aPerson()];
      await mine.listManagers({ placeId });
      await mine.askManager({ placeId, email: 'kim@club.example' });
      await mine.withdrawManager({ placeId, email: 'kim@club.example' });
      await mine.askManager({ placeId, email: second.email });
      await managersApi.signedInAs(second).answerManaging({ placeId, answer: 'accepted' });
      return mine.removeManager({ placeId, userId: second.userId });
    },
  ),
  'place.managing': bindPlace(['getMyManaging'], (world, placeId) => apiOf(world).getMyManaging({ placeId })),
  'place.managing.answer': bindPlace(['answerManaging'], (world, placeId) =>
    apiOf(world).answerManaging({ placeId, answer: 'accepted' }),
  ),
  'place.claim': bindPlace(['claimPlace', 'proveClaim'], async (world, placeId) => {
    const mine = apiOf(world);
    await mine.claimPlace({ placeId, by: { way: 'phone' } }).catch(() => undefined);
    return mine.proveClaim({ placeId, code: '000000' });
  }),
  'place.claim.decide': bindPlace(
    ['decidePlaceClaim', 'openClaimDocument'],
    async (world, placeId) => {
      const [mine, userId] = [apiOf(world), claimants.get(world) ?? unknown];
      await mine.openClaimDocument({ placeId, userId });
      return mine.decidePlaceClaim({ placeId, userId, decision: 'accept' });
    },
    aClaim,
  ),
  'place.merge': bindPlace(['mergePlace'], async (world, placeId) =>
    apiOf(world).mergePlace({ placeId, into: (await aPlace()).place.placeId }),
  ),
  'place.calendar': bindPlace([], async (_, placeId) =>
    openPage(pages, placePagePaths, `/calendars/places/${placeId}`),
  ),
};
