import type { EntityItem } from 'electrodb';
import type { RegistrationMode } from '#shared/competitions/seasons/words.ts';
import type { Rows } from '../writes/store.ts';
import type { divisionSpotsEntity } from './division-spots.entity.ts';

export type StoredSpots = EntityItem<ReturnType<typeof divisionSpotsEntity>>;
export type SpotKind = StoredSpots['kind'];

/** What a division takes at most where nothing is said (domain 4.6). */
export const unlimited: Readonly<Record<SpotKind, number>> = { teams: 200, players: 10_000 };

/** The kind of room that a registration takes; none where it comes to a squad that has it, or waits to substitute. */
export function kindOf(mode: RegistrationMode): SpotKind | undefined {
  if (mode === 'create_team') return 'teams';
  return mode === 'individual' || mode === 'small_group' ? 'players' : undefined;
}

const keyOf = ({ seasonId, divisionId, kind }: StoredSpots) => ({ seasonId, divisionId, kind });

/** One more is in. There is no line where something is left, so a new player passes no one. */
export const take = (rows: Rows, spots: StoredSpots) =>
  rows.spots
    .patch(keyOf(spots))
    .add({ left: -1 })
    .where(({ left }, { gt }) => gt(left, 0))
    .commit();

const line = (rows: Rows, spots: StoredSpots, waiting: readonly string[]) =>
  rows.spots
    .patch(keyOf(spots))
    .set({ waiting: [...waiting], lineVersion: spots.lineVersion + 1 })
    .where(({ lineVersion }, { eq }) => eq(lineVersion, spots.lineVersion))
    .commit();

/** One more waits, at the end; only while nothing is left. */
export const queue = (rows: Rows, spots: StoredSpots, userId: string) =>
  rows.spots
    .patch(keyOf(spots))
    .set({ waiting: [...spots.waiting, userId], lineVersion: spots.lineVersion + 1 })
    .where((row, { eq }) => `${eq(row.lineVersion, spots.lineVersion)} AND ${eq(row.left, 0)}`)
    .commit();

/** A player leaves the line. */
export const unqueue = (rows: Rows, spots: StoredSpots, userId: string) =>
  line(
    rows,
    spots,
    spots.waiting.filter((one) => one !== userId),
  );

/** A player who left the line is in it again, where they were; only while nothing is left. */
export const requeue = (rows: Rows, spots: StoredSpots, userId: string, place: number) =>
  line(rows, spots, spots.waiting.toSpliced(place, 0, userId));

/** A place gets free: it is the first one's who waits, or anybody's. */
export const free = (rows: Rows, spots: StoredSpots) =>
  spots.waiting.length > 0
    ? line(rows, spots, spots.waiting.slice(1))
    : rows.spots
        .patch(keyOf(spots))
        .add({ left: 1 })
        .where(({ lineVersion }, { eq }) => eq(lineVersion, spots.lineVersion))
        .commit();

/** The place of one player is the first one's who waits; that player waits from now on, at the end. */
export const passOn = (rows: Rows, spots: StoredSpots, userId: string) =>
  line(rows, spots, [...spots.waiting.slice(1), userId]);

interface Resizing {
  readonly capacity: number;
  /** How many of the line it passes, and how many of those come in. */
  readonly passed: number;
  readonly letIn: number;
}

/** Another capacity, never below who is in; those who wait come in first. */
export function resize(rows: Rows, spots: StoredSpots, { capacity, passed, letIn }: Resizing) {
  const change = capacity - spots.capacity - letIn;
  return rows.spots
    .patch(keyOf(spots))
    .set({ capacity, waiting: spots.waiting.slice(passed), lineVersion: spots.lineVersion + 1 })
    .add({ left: change })
    .where(
      (row, { eq, gte }) =>
        `${eq(row.lineVersion, spots.lineVersion)} AND ${eq(row.capacity, spots.capacity)} AND ${gte(row.left, -change)}`,
    )
    .commit();
}

/** The room goes with its division, while it is empty. */
export const close = (rows: Rows, spots: StoredSpots) =>
  rows.spots
    .remove(keyOf(spots))
    .where((row, { eq }) => `${eq(row.lineVersion, spots.lineVersion)} AND ${eq(row.left, spots.capacity)}`)
    .commit();
