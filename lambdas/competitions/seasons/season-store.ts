import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import type { Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { registrationClosing, seasonDated, seasonMoved } from '#shared/competitions/seasons/messages.ts';
import type { SeasonStatus } from '#shared/competitions/seasons/words.ts';
import { fitRooms, roomsOf } from './registration/room-sizes.ts';
import { close, type StoredSpots } from './registration/spots.ts';
import { noEntryOf } from './search/season-entry.ts';
import { seasonEntity } from './season.entity.ts';
import { createSeasonLookup, type SeasonLookup } from './season-lookup.ts';
import type { StoredSeason } from './season-reader.ts';
import type { Stored } from './stored.ts';
import type { Rows } from './writes/store.ts';

/** Seasons themselves, with the room of their divisions. */
export interface SeasonStore extends Stored {
  /** By their first day, the latest first; may lag a moment. */
  listOf(teamId: string): Promise<readonly StoredSeason[]>;
  create(season: StoredSeason): Promise<void>;
  /** False when it is no longer the version that was read, or a division that goes is in use. */
  save(before: StoredSeason, after: StoredSeason): Promise<boolean>;
  /** False when it is no longer the version that was read. */
  move(before: StoredSeason, to: SeasonStatus, reason: string, now: Date): Promise<boolean>;
  /** Says that registration ends soon, once for each end. */
  sayClosing(season: StoredSeason, closesAt: Date, now: Date): Promise<void>;
  /** False when there are registrations meanwhile. */
  remove(season: StoredSeason, now: Date): Promise<boolean>;
  /** Gives each division the room that the season says. @throws {Problem} season.capacityBelowTaken */
  fitRooms(season: StoredSeason, now: Date, which: 'smaller' | 'larger'): Promise<void>;
}

export function createSeasonStore(table: Table, newCode: () => string, retry?: Retry): SeasonStore {
  const look = createSeasonLookup(table, newCode, retry);
  const seasons = seasonEntity(table);
  return {
    ...look.stored,
    listOf: async (teamId) => (await seasons.query.byTeam({ teamId }).go({ pages: 'all', order: 'desc' })).data,
    create: async (season) => {
      await look.write((rows) => [
        rows.season.create(season).commit(),
        named(rows, season),
        ...roomsOf(season).map((room) => rows.spots.create(room).commit()),
        dated(rows, season),
      ]);
    },
    save: save(look),
    move: move(look),
    sayClosing: sayClosing(look),
    remove: remove(look),
    fitRooms: (season, now, which) => fitRooms(look, season, now, which),
  };
}

const save =
  ({ write, stored }: SeasonLookup): SeasonStore['save'] =>
  async (before, after) => {
    const rooms = await stored.spots(before.seasonId);
    const isKept = ({ divisionId }: StoredSpots) => after.facts.divisions.some((one) => one.divisionId === divisionId);
    const added = roomsOf(after).filter(({ divisionId }) => !rooms.some((room) => room.divisionId === divisionId));
    const refused = await write((rows) => [
      rows.season
        .patch({ seasonId: before.seasonId })
        .set({ facts: after.facts, startDate: after.startDate, version: after.version, updatedAt: after.updatedAt })
        .where((row, { eq }) => eq(row.version, before.version))
        .commit(),
      ...added.map((room) => rows.spots.create(room).commit()),
      ...rooms.filter((room) => !isKept(room)).map((room) => close(rows, room)),
      named(rows, after),
      dated(rows, after),
    ]);
    return refused.length === 0;
  };

const move =
  ({ write }: SeasonLookup): SeasonStore['move'] =>
  async (before, to, reason, now) => {
    const set = { status: to, version: before.version + 1, updatedAt: now.toISOString() };
    const refused = await write((rows) => [
      rows.season
        .patch({ seasonId: before.seasonId })
        .set({ ...set, ...(to === 'cancelled' && { cancelReason: reason }) })
        .where((row, { eq }) => eq(row.version, before.version))
        .commit(),
      named(rows, { ...before, status: to }),
      movedFact(rows, before, to, now),
    ]);
    return refused.length === 0;
  };

const sayClosing =
  ({ write }: SeasonLookup): SeasonStore['sayClosing'] =>
  async ({ seasonId, teamId, facts }, closesAt, now) => {
    const until = closesAt.toISOString();
    const id = idFrom('message', registrationClosing.name, seasonId, until);
    const said = {
      seasonId,
      teamId,
      seasonLabel: facts.label,
      closesAt: until,
    };
    // A second one of the same end is refused, and was said already.
    await write((rows) => [rows.outbox.create(factRow(registrationClosing, id, now, said)).commit()]);
  };

const remove =
  ({ write, stored }: SeasonLookup): SeasonStore['remove'] =>
  async ({ seasonId, version }, now) => {
    const rooms = await stored.spots(seasonId);
    const refused = await write((rows) => [
      rows.season
        .remove({ seasonId })
        .where((row, { eq }) => eq(row.version, version))
        .commit(),
      ...rooms.map((room) => close(rows, room)),
      rows.named.delete({ refId: seasonId }).commit(),
      rows.outbox.put(noEntryOf({ seasonId, version }, now)).commit(),
    ]);
    return refused.length === 0;
  };

/** What other contexts call the season. */
const named = (rows: Rows, { seasonId, teamId, status, facts }: StoredSeason) =>
  rows.named.put({ refId: seasonId, name: facts.label, teamId, status }).commit();

const dated = (rows: Rows, { seasonId, version, updatedAt }: StoredSeason) =>
  rows.outbox
    .put(
      factRow(seasonDated, idFrom('message', seasonDated.name, seasonId, String(version)), new Date(updatedAt), {
        seasonId,
      }),
    )
    .commit();

function movedFact(rows: Rows, { seasonId, teamId, version, facts }: StoredSeason, status: SeasonStatus, now: Date) {
  const id = idFrom('message', seasonMoved.name, seasonId, String(version + 1));
  return rows.outbox
    .put(factRow(seasonMoved, id, now, { seasonId, teamId, seasonLabel: facts.label, status }))
    .commit();
}
