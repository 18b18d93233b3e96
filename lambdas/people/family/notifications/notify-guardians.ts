import { type Delivery, deliver } from '#lambdas/notifications/ports/deliver.ts';
import type { Message } from '#shared/contract/message.ts';
import { grownUpAge } from '#shared/people/family/age.ts';
import { consents } from '#shared/people/family/consent.ts';
import type { Dependant } from '#shared/people/family/dependant.ts';
import { hasRight, type Right } from '#shared/people/family/guardian.ts';
import { wasAskedForSeason } from '#shared/people/family/keeping.ts';
import type {
  careUnused,
  consentChanged,
  dependantGrew,
  dependantUnused,
  guardianAsked,
} from '#shared/people/family/messages.ts';
import type { DependantReader } from '../../ports/family/dependants.ts';
import { familyTopic } from '../asking-notice.ts';
import { letter } from './notify-family.ts';

type Dependants = Pick<DependantReader, 'find'>;

/** Asks a person to be a guardian, while the request stands. Only the first name is said. Safe to repeat. */
export async function notifyAskedGuardian(
  { messageId: cause, occurredAt: causedAt, quiet, data }: Message<typeof guardianAsked>,
  dependants: Dependants,
  by: Delivery,
  now: Date,
): Promise<void> {
  const { dependantId, userId, askedById } = data;
  const [found, asker] = await Promise.all([dependants.find(dependantId), by.accounts.find(askedById)]);
  if (quiet || found?.guardians[userId]?.status !== 'asked' || !asker || asker.deletedAt) return;
  const told = letter(by.origin, {
    subject: `${asker.displayName ?? ''} asks you to be a guardian of ${found.firstName}`,
    words: 'See what you could do for them, then accept or decline. Nothing about you is shared until you accept.',
    action: 'Accept or decline',
    path: `/family/${dependantId}`,
  });
  await deliver({ cause, causedAt, userId, topic: familyTopic, authorId: askedById, tell: () => told }, by, now);
  if (found.guardians[askedById]) return;
  const person = await by.accounts.find(userId);
  const names = { asker: asker.displayName ?? '', person: person?.displayName ?? '' };
  await tellOfProposal({ cause, causedAt, names }, found, by, now);
}

/** Tells deciding guardians that an organizer of a season of the child proposed another one. */
async function tellOfProposal(
  { cause, causedAt, names }: { cause: string; causedAt: string; names: { asker: string; person: string } },
  { dependantId, firstName, guardians }: Dependant,
  by: Delivery,
  now: Date,
): Promise<void> {
  const told = letter(by.origin, {
    subject: `${names.asker} asked ${names.person} to be a guardian of ${firstName}`,
    words: `${names.asker} runs registration for ${firstName}’s season. ${names.person} could answer for ${firstName} and get messages. You can remove them or let them do more on ${firstName}’s page.`,
    action: 'See guardians',
    path: `/family/${dependantId}`,
  });
  const deciding = Object.keys(guardians).filter((one) => hasRight(guardians, one, 'manageGuardians', now));
  for (const userId of deciding)
    await deliver({ cause, causedAt, userId, topic: familyTopic, tell: () => told }, by, now);
}

/** Confirms a consent, or its end, to the guardian who gave it: the second half of consenting by mail. Safe to repeat. */
export async function confirmConsent(
  { messageId: cause, occurredAt: causedAt, quiet, data }: Message<typeof consentChanged>,
  dependants: Dependants,
  by: Delivery,
  now: Date,
): Promise<void> {
  const { dependantId, guardianUserId: userId, type, given } = data;
  const found = await dependants.find(dependantId);
  if (quiet || !found) return;
  const label = consents.find((one) => one.type === type)?.label ?? '';
  const told = letter(by.origin, {
    subject: given ? `You gave consent for ${found.firstName}` : `You withdrew consent for ${found.firstName}`,
    words: given
      ? `You agreed to this: "${label}" If it wasn’t you, or you change your mind, withdraw it anytime.`
      : `You no longer agree to this: "${label}" You can give consent again anytime.`,
    action: 'See consents',
    path: `/family/${dependantId}`,
  });
  await deliver({ cause, causedAt, userId, topic: 'consent', tell: () => told }, by, now);
}

/** Tells every guardian that a dependant may have a login now, or answers for themselves. Safe to repeat. */
export async function notifyOfComingOfAge(
  { messageId: cause, occurredAt: causedAt, quiet, data }: Message<typeof dependantGrew>,
  dependants: Dependants,
  by: Delivery,
  now: Date,
): Promise<void> {
  const { dependantId, age } = data;
  const found = await dependants.find(dependantId);
  if (quiet || !found) return;
  const { firstName } = found;
  const words =
    age < grownUpAge
      ? `${firstName} can have their own login now. A guardian who manages guardians can invite them by email on their page.`
      : `${firstName} is 18 and answers for themselves now. You can see their details for 30 more days, then we delete them. With their own account, they can add you as family.`;
  const told = letter(by.origin, {
    subject: age < grownUpAge ? `${firstName} is 13` : `${firstName} is 18`,
    words,
    action: `See ${firstName}’s page`,
    path: `/family/${dependantId}`,
  });
  const confirmed = Object.values(found.guardians).filter(({ status }) => status === 'confirmed');
  for (const { userId } of confirmed)
    await deliver({ cause, causedAt, userId, topic: familyTopic, tell: () => told }, by, now);
}

/** Asks every guardian of a minor whether they are still to be kept: opening their page says so. Safe to repeat. */
export const askToKeep = (
  message: Message<typeof dependantUnused>,
  dependants: Dependants,
  by: Delivery,
  now: Date,
): Promise<void> =>
  askGuardians(message, dependants, by, now, {
    said: ({ firstName }) => ({
      subject: `Does ${firstName} still play?`,
      words: `You haven't answered for ${firstName} in eleven months. Open their page within 30 days to save their details; otherwise we delete them.`,
      action: `Save ${firstName}’s details`,
    }),
  });

/** Asks guardians who may see them whether medical notes and emergency contacts are still needed. Safe to repeat. */
export const askToKeepCare = (
  message: Message<typeof careUnused>,
  dependants: Dependants,
  by: Delivery,
  now: Date,
): Promise<void> =>
  askGuardians(message, dependants, by, now, {
    right: 'medicalView',
    said: (found) => ({
      subject: `Still need ${found.firstName}’s medical notes?`,
      words: `${whyCareIsAsked(found)} Open their page within three weeks to save medical notes and emergency contacts; otherwise we delete them.`,
      action: 'Save the notes',
    }),
  });

const whyCareIsAsked = (found: Dependant) =>
  wasAskedForSeason(found)
    ? `${found.firstName}’s season is over.`
    : `You haven't answered for ${found.firstName} in half a year.`;

interface Ask {
  /** Without it a guardian is not asked. */
  readonly right?: Right;
  readonly said: (found: Dependant) => { readonly subject: string; readonly words: string; readonly action: string };
}

async function askGuardians(
  { messageId: cause, occurredAt: causedAt, quiet, data }: Message<typeof dependantUnused | typeof careUnused>,
  dependants: Dependants,
  by: Delivery,
  now: Date,
  { right, said }: Ask,
): Promise<void> {
  const found = await dependants.find(data.dependantId);
  if (quiet || !found) return;
  const { dependantId, guardians } = found;
  const told = letter(by.origin, { ...said(found), path: `/family/${dependantId}` });
  const asked = Object.values(guardians).filter(
    ({ userId, status }) => status === 'confirmed' && (!right || hasRight(guardians, userId, right, now)),
  );
  for (const { userId } of asked)
    await deliver({ cause, causedAt, userId, topic: familyTopic, tell: () => told }, by, now);
}
