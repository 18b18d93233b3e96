import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { DependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { guardedBy } from '#lambdas/people/ports/family/guarding.ts';
import type { NoteUse } from '#lambdas/people/ports/family/note-use.ts';
import type { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import { type FamilyPlayer, isStanding } from '#shared/competitions/seasons/registration.ts';
import { isEditable } from '#shared/competitions/seasons/states.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { bornBy } from '#shared/people/family/as-player.ts';
import { hasRight } from '#shared/people/family/guardian.ts';
import { seeSeason } from '../sight/season-sight.ts';
import { wardsOf } from '../sight/wards-of.ts';
import type { Stored } from '../stored.ts';
import { toRegistration } from '../views.ts';
import { type RegisterParts, readRegistration, registerAs } from './register.ts';
import type { RegistrationParts } from './registrations.ts';
import { checkAge, editable } from './transfers.ts';

type Operations = (typeof seasonsContract)['operations'];

interface FamilyParts extends RegisterParts {
  readonly dependants: DependantReader;
  readonly noteUse: NoteUse;
}

/** A child leads no squad, and is judged by the age that its guardian said. */
export async function registerDependant(
  { dependantId, ...asked }: Parsed<Operations['registerDependant']>,
  caller: Caller,
  parts: FamilyParts,
): Promise<Output<Operations['registerDependant']>> {
  const { userId: guardianId } = actorOf(caller);
  const dependant = await guardedBy(dependantId, guardianId, 'rsvp', parts.dependants, caller.now);
  await parts.noteUse(dependant, caller.now);
  const sight = await seeSeason(asked.seasonId, guardianId, parts);
  if (asked.mode === 'create_team') throw new Problem('registration.wrongMode');
  const player = { userId: dependantId, birthdate: bornBy(dependant) };
  const moves = parts.registrations.as({ dependantId, guardianId });
  return registerAs({ asked, player, sight, moves }, caller, parts);
}

/** What a guardian has goes to the child at once: the same person offers and accepts. */
export async function givePlaceToDependant(
  { seasonId, dependantId }: Parsed<Operations['givePlaceToDependant']>,
  caller: Caller,
  parts: FamilyParts & RegistrationParts,
): Promise<Output<Operations['givePlaceToDependant']>> {
  const { userId: guardianId } = actorOf(caller);
  const dependant = await guardedBy(dependantId, guardianId, 'rsvp', parts.dependants, caller.now);
  await parts.noteUse(dependant, caller.now);
  const season = await editable(seasonId, parts);
  const held = await parts.registrations.registration(guardianId, seasonId);
  if (!held) throw new Problem('registration.notFound');
  checkAge(season, held, bornBy(dependant));
  await parts.registrations.as({ dependantId, guardianId }).give(season, guardianId, dependantId, caller.now);
  return readRegistration(dependantId, seasonId, parts);
}

export async function withdrawDependant(
  { seasonId, dependantId }: Parsed<Operations['withdrawDependant']>,
  caller: Caller,
  parts: FamilyParts,
): Promise<Output<Operations['withdrawDependant']>> {
  const { userId: guardianId } = actorOf(caller);
  await guardedBy(dependantId, guardianId, 'rsvp', parts.dependants, caller.now);
  const season = await parts.registrations.find(seasonId);
  if (!season) throw new Problem('registration.notFound');
  if (!isEditable(season.status)) throw new Problem('registration.notNow');
  await parts.registrations.as({ dependantId, guardianId }).leave(season, dependantId, 'withdrawn', caller.now);
  return {};
}

/** A guardian's dependants, by first name, with how each of them stands in a season. */
export async function familyIn(
  seasonId: string,
  userId: string,
  { dependants, seasons }: { readonly dependants: DependantReader; readonly seasons: Stored },
  now: Date,
): Promise<FamilyPlayer[]> {
  const family = await wardsOf(userId, dependants, now);
  if (family.length === 0) return [];
  const spots = await seasons.spots(seasonId);
  const found = await Promise.all(family.map(({ dependantId }) => seasons.registration(dependantId, seasonId)));
  return family
    .map(({ dependantId, firstName, guardians }, index) => {
      const registration = found[index];
      const names = new Map([[dependantId, firstName]]);
      return {
        dependantId,
        firstName,
        mayAnswer: hasRight(guardians, userId, 'rsvp', now),
        ...(registration &&
          isStanding(registration.status) && { registration: toRegistration(registration, names, spots) }),
      };
    })
    .toSorted((a, b) => a.firstName.localeCompare(b.firstName));
}
