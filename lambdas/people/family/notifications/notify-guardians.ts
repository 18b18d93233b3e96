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
    words: 'See what you would be able to do for them, and say yes or no. Nothing of yours is shared before you do.',
    action: 'Answer',
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
    words: `${names.asker} decides on registrations of a season that ${firstName} is in. ${names.person} could answer for ${firstName} and get messages; you can take them off, or give them more, on the page of ${firstName}.`,
    action: 'See the guardians',
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
    subject: given ? `You consented for ${found.firstName}` : `You withdrew a consent for ${found.firstName}`,
    words: given
      ? `You consented to this: "${label}" If it was not you, or if you change your mind, withdraw it at any time.`
      : `This does not hold any more: "${label}" You can consent again at any time.`,
    action: 'See your consents',
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
      ? `${firstName} may have a login of their own now. A guardian who manages guardians can invite them by mail on their page.`
      : `${firstName} is 18 and answers for themselves. You see what is kept of them for thirty days, then we forget it. With an account of their own they can add you to their family.`;
  const told = letter(by.origin, {
    subject: age < grownUpAge ? `${firstName} is 13` : `${firstName} is grown up`,
    words,
    action: 'See them',
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
      subject: `Should we keep ${firstName}?`,
      words: `You haven't answered for ${firstName} in eleven months. Open their page within thirty days to keep them; otherwise we forget everything that is kept of them.`,
      action: `Keep ${firstName}`,
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
      subject: `Should we keep the notes on ${found.firstName}?`,
      words: `${whyCareIsAsked(found)} Open their page within three weeks to keep medical notes and emergency contacts; otherwise we forget those.`,
      action: 'Keep the notes',
    }),
  });

const whyCareIsAsked = (found: Dependant) =>
  wasAskedForSeason(found)
    ? `The season of ${found.firstName} is over.`
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
