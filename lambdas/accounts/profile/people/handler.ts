import { people } from '#shared/people/contract.ts';
import { createAccountReader } from '../../kernel/accounts.ts';
import { createAvailabilityReader } from '../../kernel/availabilities.ts';
import { createBlockReader } from '../../kernel/blocks.ts';
import { createConnectionReader } from '../../kernel/player-connections.ts';
import { signingSecret } from '../../kernel/secrets.ts';
import { actorOf, serve } from '../../kernel/serve.ts';
import { table } from '../../kernel/table.ts';
import { createUploadReader } from '../../kernel/uploads/uploads.ts';
import { createAvailabilityStore } from './availability-store.ts';
import { createAlternateEmailStore } from './emails/store.ts';
import {
  addAlternateEmail,
  confirmAlternateEmail,
  listAlternateEmails,
  removeAlternateEmail,
} from './operations/alternate-emails.ts';
import { getProfile } from './operations/get-profile.ts';
import { removeProfilePhoto, setProfilePhoto } from './operations/profile-photo.ts';
import { saveAvailability } from './operations/save-availability.ts';
import { photoSaving } from './photos/store.ts';

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
