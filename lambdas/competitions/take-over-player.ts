import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { OutsidePayments } from '#lambdas/payments/ports/outside/outside-payments.ts';
import type { FollowPlayer } from '#lambdas/teams/ports/roster/roster-people.ts';
import { ageOn, rulesOf } from '#shared/competitions/seasons/roster-rules.ts';
import { hasLogin } from '#shared/ids.ts';
import { grownUpAge } from '#shared/people/family/age.ts';
import { divisionGameId } from './games/division-game.ts';
import type { MergeRef, MergeStep, MergeSteps } from './merges/merge-steps.ts';
import type { Merged, RegistrationMoves } from './seasons/registration/registration-moves.ts';
import type { RegistrationStore } from './seasons/registration/registration-store.ts';
import type { StoredSeason } from './seasons/season-reader.ts';
import type { StoredRegistration } from './seasons/stored.ts';
import type { LinesOfPlayers } from './statistics/hand-over-lines.ts';

interface Parts {
  readonly registrations: Pick<RegistrationStore, 'find' | 'registrationsOf'> &
    Pick<RegistrationMoves, 'takeOver' | 'giveBack'>;
  readonly lines: LinesOfPlayers;
  readonly steps: Pick<MergeSteps, 'list'>;
  readonly follow: FollowPlayer;
  readonly accounts: Pick<AccountReader, 'find'>;
  readonly payments: Pick<OutsidePayments, 'handOver'>;
  readonly playoffOf: (gameId: string) => Promise<string | undefined>;
}

interface Joined {
  readonly userId: string;
  /** Under which they played before they had an account. */
  readonly personId?: string | undefined;
}

/** How what was recorded of a player without an account follows them (decision D58). */
export interface TakeOverPlayer {
  /** A member who joined takes over teams and statistics of every season. Safe to repeat: what was left half done is done. */
  joined(who: Joined, now: Date): Promise<void>;
  /** The record that stays takes over from the one that is gone. Safe to repeat. */
  merged(merge: MergeRef & Merged, now: Date): Promise<void>;
  /** The record that was gone has again what the merge moved. Safe to repeat. */
  undone(merge: MergeRef & Merged, now: Date): Promise<void>;
}

export function createTakeOverPlayer(parts: Parts): TakeOverPlayer {
  const { registrations, follow } = parts;
  const takeOver = takingOver(parts);
  /** An account that took over meanwhile takes over this as well. */
  const onward = async (personId: string, now: Date) => {
    const line = await follow(personId);
    for (const [index, next] of line.slice(1).entries()) await takeOver(line[index] ?? '', next, now);
  };
  /** A record that had no spot of its own before the merge has none after it, and what was paid for it neither. */
  const payBack = async (seasonId: string, { personId, intoId }: Merged) => {
    for (const holder of await follow(intoId)) await parts.payments.handOver(seasonId, holder, personId);
  };
  const back = async ({ moved, ...step }: MergeStep, between: Merged, now: Date) => {
    const season = moved.what === 'registration' ? await registrations.find(moved.seasonId) : undefined;
    if (!season) return parts.lines.giveBack({ ...step, moved }, between);
    await registrations.giveBack(season, { ...step, moved }, between, now);
    if (moved.what === 'registration' && !moved.own) await payBack(season.seasonId, between);
  };
  return {
    joined: async ({ personId, userId }, now) => {
      if (personId) await takeOver(personId, userId, now);
    },
    merged: async ({ personId, intoId, ...merge }, now) => {
      await takeOver(personId, intoId, now, merge);
      await onward(intoId, now);
    },
    undone: async ({ personId, intoId, mergeId }, now) => {
      for (const step of await parts.steps.list(mergeId)) await back(step, { personId, intoId }, now);
      await onward(personId, now);
    },
  };
}

/** Teams and statistics of every season. */
function takingOver({ registrations, lines, accounts, playoffOf }: Parts) {
  const birthdateOf = async (userId: string) =>
    hasLogin(userId) ? (await accounts.find(userId))?.birthdate : undefined;
  const inDivision = async (gameId: string, over: (gameId: string) => Promise<void>) => {
    await over(gameId);
    const playoffId = await playoffOf(gameId);
    if (playoffId) await over(playoffId);
  };
  const inSeason = async (registration: StoredRegistration, to: string, now: Date, merge?: MergeRef) => {
    const { seasonId, userId: from } = registration;
    const season = await registrations.find(seasonId);
    // A parent who accepts in place of a child does not play in a division for young people: the child stays in it.
    if (!season || isTooOld(season, registration, await birthdateOf(to))) return;
    await registrations.takeOver(season, from, to, now, merge);
    for (const { divisionId } of season.facts.divisions)
      await inDivision(divisionGameId(seasonId, divisionId), (gameId) => lines.handOver(gameId, from, to, now, merge));
  };
  return async (from: string, to: string, now: Date, merge?: MergeRef): Promise<void> => {
    for (const registration of await registrations.registrationsOf(from)) await inSeason(registration, to, now, merge);
  };
}

function isTooOld({ facts }: StoredSeason, { divisionId }: StoredRegistration, bornOn: string | undefined): boolean {
  const { maxAge, ageOn: day } = rulesOf(facts, divisionId);
  if (!bornOn || maxAge === undefined || maxAge >= grownUpAge) return false;
  return ageOn(bornOn, day ?? facts.startDate) > maxAge;
}
