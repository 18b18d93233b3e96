import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { createBlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import { serve } from '#lambdas/accounts/ports/serve.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { connectCities } from '#lambdas/kernel/geo/connect-cities.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { createUploadReader } from '#lambdas/uploads/ports/uploads.ts';
import { people } from '#shared/people/profile/contract.ts';
import { createAvailabilityStore } from './availability/availability-store.ts';
import { saveAvailability } from './availability/operations/save-availability.ts';
import { createAvailabilityReader } from './ports/availability/availabilities.ts';
import { createConnectionReader } from './ports/connections/player-connections.ts';
import { getProfile } from './profile/operations/get-profile.ts';
import { removeProfilePhoto, setProfilePhoto } from './profile/operations/profile-photo.ts';
import { saveName } from './profile/operations/save-name.ts';
import { saveProfile } from './profile/operations/save-profile.ts';
import { photoSaving } from './profile/photo-store.ts';
import { createProfileStore } from './profile/profile-store.ts';

const availabilities = createAvailabilityReader(table());
const accounts = createAccountReader(table());
const blocks = createBlockReader(table());
const connections = createConnectionReader(table());
const store = createAvailabilityStore(table());
const profiles = createProfileStore(table());
const cities = connectCities();
const uploads = createUploadReader(table());
const photos = { save: photoSaving(table()), accounts };

export const handler = serve(people, {
  getAvailability: async (_, caller) => ({ availability: await availabilities.find(actorOf(caller).userId) }),
  createAvailability: (input, caller) => saveAvailability({ ...input, version: 0 }, caller, { store, availabilities }),
  saveName: (input, caller) => saveName(input, caller, { accounts, profiles }),
  saveProfile: (input, { account, now }) => saveProfile(input, account, { accounts, profiles, cities }, now),
  getProfile: (input, caller) => getProfile(input, caller, { accounts, blocks, connections }),
  setProfilePhoto: (input, caller) => setProfilePhoto(input, caller, { ...photos, uploads }),
  removeProfilePhoto: (_, caller) => removeProfilePhoto(caller, photos),
  updateAvailability: (input, caller) => saveAvailability(input, caller, { store, availabilities }),
});
