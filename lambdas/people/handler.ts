import {
  addAlternateEmail,
  confirmAlternateEmail,
  listAlternateEmails,
  removeAlternateEmail,
} from '#lambdas/accounts/alternate-emails/operations/alternate-emails.ts';
import { createAlternateEmailStore } from '#lambdas/accounts/alternate-emails/store.ts';
import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { actorOf, serve } from '#lambdas/kernel/http/serve.ts';
import { signingSecret } from '#lambdas/kernel/security/secrets.ts';
import { createUploadReader } from '#lambdas/uploads/ports/uploads.ts';
import { people } from '#shared/people/profile/contract.ts';
import { createAvailabilityStore } from './availability/availability-store.ts';
import { saveAvailability } from './availability/operations/save-availability.ts';
import { createAvailabilityReader } from './ports/availability/availabilities.ts';
import { createConnectionReader } from './ports/connections/player-connections.ts';
import { createBlockReader } from './ports/privacy/blocks.ts';
import { getProfile } from './profile/operations/get-profile.ts';
import { removeProfilePhoto, setProfilePhoto } from './profile/operations/profile-photo.ts';
import { photoSaving } from './profile/photo-store.ts';

const availabilities = createAvailabilityReader(table());
const accounts = createAccountReader(table());
const blocks = createBlockReader(table());
const connections = createConnectionReader(table());
const store = createAvailabilityStore(table());
const emails = createAlternateEmailStore(table());
const uploads = createUploadReader(table());
const photos = { save: photoSaving(table()), accounts };

export const handler = serve(people, {
  getAvailability: async (_, caller) => ({ availability: await availabilities.find(actorOf(caller).userId) }),
  createAvailability: (input, caller) => saveAvailability({ ...input, version: 0 }, caller, { store, availabilities }),
  getProfile: (input, caller) => getProfile(input, caller, { accounts, blocks, connections }),
  setProfilePhoto: (input, caller) => setProfilePhoto(input, caller, { ...photos, uploads }),
  removeProfilePhoto: (_, caller) => removeProfilePhoto(caller, photos),
  listAlternateEmails: (_, caller) => listAlternateEmails(caller, emails),
  addAlternateEmail: (input, caller) => addAlternateEmail(input, caller, emails),
  removeAlternateEmail: (input, caller) => removeAlternateEmail(input, caller, emails),
  confirmAlternateEmail: async (input, { now }) => confirmAlternateEmail(input, now, emails, await signingSecret()),
  updateAvailability: (input, caller) => saveAvailability(input, caller, { store, availabilities }),
});
