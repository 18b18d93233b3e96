import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { createErasePart } from '#lambdas/accounts/ports/personal-data/erase-part.ts';
import { eraseRows } from '#lambdas/accounts/ports/personal-data/erase-rows.ts';
import { createExportPart } from '#lambdas/accounts/ports/personal-data/export-part.ts';
import { createPersonRows } from '#lambdas/accounts/ports/personal-data/person-rows.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { createOutsidePayments } from '#lambdas/payments/ports/outside/outside-payments.ts';
import { createFollowPlayer } from '#lambdas/teams/ports/roster/roster-people.ts';
import { accountDeleted, exportAsked } from '#shared/accounts/deletion/messages.ts';
import { registrationMoved, seasonDated, seasonMoved } from '#shared/competitions/seasons/messages.ts';
import { isStanding } from '#shared/competitions/seasons/registration.ts';
import { dependantForgotten } from '#shared/people/family/messages.ts';
import { childClaimed, memberJoined, mergeUndone, peopleMerged } from '#shared/teams/messages.ts';
import { createGamePlayers } from './games/game-players.ts';
import { createGameStore } from './games/game-store.ts';
import { createLeaveGames } from './games/leave-games.ts';
import { createMergeSteps } from './merges/merge-steps.ts';
import { competitionsData } from './personal-data.ts';
import { createPlayoffOf } from './playoffs/playoff-of.ts';
import { newCode } from './seasons/codes.ts';
import { nextWork } from './seasons/dates/move-by-date.ts';
import type { RegistrationStore } from './seasons/registration/registration-store.ts';
import { createRegistrationStore } from './seasons/registration/registration-store.ts';
import { createLinesOfPlayers } from './statistics/hand-over-lines.ts';
import { createTakeOverPlayer } from './take-over-player.ts';

/** A deleted account or dependant makes room in its seasons. Safe to repeat. */
const createLeaveSeasons =
  (store: RegistrationStore) =>
  async ({ userId }: { readonly userId: string }, now: Date): Promise<void> => {
    const standing = (await store.registrationsOf(userId)).filter(({ status }) => isStanding(status));
    for (const { seasonId } of standing) {
      const season = await store.find(seasonId);
      if (season) await store.leave(season, userId, 'withdrawn', now);
    }
  };

const registrations = createRegistrationStore(table(), newCode);
const index = createDueIndex(table());
const rows = createPersonRows(table());
const leaveSeasons = createLeaveSeasons(registrations);
const leaveGames = createLeaveGames({
  games: createGameStore(table()),
  players: createGamePlayers(table()),
  accounts: createAccountReader(table()),
  playoffOf: createPlayoffOf(table()),
});
const follow = createFollowPlayer(table());
const payments = createOutsidePayments(table());
const takeOverPlayer = createTakeOverPlayer({
  payments,
  registrations,
  lines: createLinesOfPlayers(table(), follow),
  steps: createMergeSteps(table()),
  accounts: createAccountReader(table()),
  follow,
  playoffOf: createPlayoffOf(table()),
});
const leave = async (person: { readonly userId: string }, now: Date): Promise<void> => {
  await leaveSeasons(person, now);
  await leaveGames(person, now);
};

async function noteDates({ data: { seasonId } }: { data: { seasonId: string } }, now: Date): Promise<void> {
  const season = await registrations.find(seasonId);
  const next = season && nextWork(season, now);
  if (next) await index.schedule(next, now);
}

/**
 * Schedules a season's next move by its dates; hands players who join or are merged what was recorded of them, and the
 * heir of a spot what was paid for it; erases and exports a person's data in competitions.
 */
export const handler = listen(
  on(seasonDated, noteDates),
  on(seasonMoved, async (message, now) => {
    await noteDates(message, now);
    await registrations.begin(message.data.seasonId);
  }),
  on(accountDeleted, createErasePart(competitionsData, table(), leave)),
  on(dependantForgotten, async ({ data: { dependantId } }, now) => {
    await leave({ userId: dependantId }, now);
    await eraseRows(dependantId, competitionsData, rows);
  }),
  on(registrationMoved, async ({ data: { seasonId, userId, heirId } }) => {
    if (heirId) await payments.handOver(seasonId, userId, heirId);
  }),
  on(memberJoined, ({ data }, now) => takeOverPlayer.joined(data, now)),
  on(childClaimed, ({ data: { personId, dependantId: userId } }, now) =>
    takeOverPlayer.joined({ personId, userId }, now),
  ),
  on(peopleMerged, ({ data }, now) => takeOverPlayer.merged(data, now)),
  on(mergeUndone, ({ data }, now) => takeOverPlayer.undone(data, now)),
  on(exportAsked, createExportPart(competitionsData, table())),
);
