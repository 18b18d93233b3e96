import { type Pairing, pairingsOf } from '../pairing/pairings.ts';
import type { Entrant, ScheduleInput } from '../schemas.ts';
import { keptSlots } from './kept-slots.ts';
import { dayOf, minutesAt, overlap } from './local-minutes.ts';
import { courtOf, keyOfSlot, type Slot, slotsOf } from './slots.ts';
import { waysOf } from './travel.ts';

/** A pairing with what has to be asked of it again and again, by number. */
export interface Match extends Pairing {
  readonly index: number;
  readonly gameType: string | undefined;
  /** The two entrants by number, the one at home first as it was drawn. */
  readonly entrants: readonly [number, number];
  /** Those who must not be elsewhere: both entrants, and people who are in several squads. */
  readonly actors: readonly number[];
  /** The play day that its round falls on when rounds are spread evenly. */
  readonly paceDay: number;
  /** Other meetings of the same two. */
  readonly repeats: readonly number[];
}

/** A schedule's input, read once. Entrants, matches, slots and play days are known by number. */
export interface Problem {
  readonly input: ScheduleInput;
  readonly matches: readonly Match[];
  readonly slots: readonly Slot[];
  readonly slotByKey: ReadonlyMap<string, number>;
  /** Names of actors: `entrant:x` by the number of the entrant, then `person:y`. */
  readonly actorIds: readonly string[];
  /** By slot: other slots of its court that it cannot be used with. */
  readonly clashes: readonly (readonly number[])[];
  /** By entrant and slot: ids of times they cannot play, and of those they would rather not. */
  readonly unavailable: readonly ReadonlyMap<number, readonly string[]>[];
  readonly unwished: readonly ReadonlySet<number>[];
  /** By slot. */
  readonly playDay: Int32Array;
  readonly slotsByPlayDay: readonly (readonly number[])[];
  /** By slot: -1 in the earlier half of its day's times, 1 in the later, 0 between or alone. */
  readonly halfOfDay: Int8Array;
  /** By match: who is at home as it was drawn. */
  readonly homeOf: Int32Array;
  /** By entrant. */
  readonly matchesOfEntrant: readonly (readonly number[])[];
  /** By match: where the last version had it. */
  readonly previous: ReadonlyMap<number, ScheduleInput['previous'][number]>;
  readonly holidays: ReadonlySet<number>;
  readonly way: ReturnType<typeof waysOf>;
  readonly longestMinutes: number;
  /** So near two matches of one actor must be to be in each other's way. */
  readonly reachMinutes: number;
}

/** @throws nothing: who does not exist is left out of matches */
export function problemOf(asked: ScheduleInput): Problem {
  const input = shaped(asked);
  const open = slotsOf(input);
  const slots = [...open, ...keptSlots(input, open)]
    .sort((a, b) => a.start - b.start || a.index - b.index)
    .map((slot, index) => ({ ...slot, index }));
  const days = [...new Set(slots.map(({ day }) => day))];
  const dayNumber = new Map(days.map((day, index) => [day, index]));
  const playDay = Int32Array.from(slots, ({ day }) => dayNumber.get(day) ?? 0);
  const { minutes } = input.travel.reduce((a, b) => (b.minutes > a.minutes ? b : a), { minutes: 0 });
  const { matches, actorIds } = matchesOf(input, slots, playDay);
  const byKey = new Map(matches.map(({ key, index }) => [key, index]));
  return {
    input,
    slots,
    playDay,
    matches,
    actorIds,
    halfOfDay: halvesOf(slots),
    homeOf: Int32Array.from(matches, ({ entrants }) => entrants[0]),
    matchesOfEntrant: input.entrants.map((_, entrant) =>
      matches.filter(({ entrants }) => entrants.includes(entrant)).map(({ index }) => index),
    ),
    previous: new Map(input.previous.map((kept) => [byKey.get(kept.key) ?? -1, kept])),
    holidays: holidaysOf(input),
    slotByKey: new Map(slots.map((slot) => [keyOfSlot(slot), slot.index])),
    clashes: clashesOf(slots),
    unavailable: input.entrants.map((entrant) => unavailableAt(entrant, slots)),
    unwished: input.entrants.map((entrant) => unwishedAt(entrant, slots)),
    slotsByPlayDay: days.map((day) => slots.filter((slot) => slot.day === day).map(({ index }) => index)),
    way: waysOf(input.travel),
    longestMinutes: Math.max(0, ...slots.map(({ start, end }) => end - start)),
    reachMinutes: Math.max(input.rules.restMinutes, input.rules.restMinutesOverNight, minutes),
  };
}

/** Where days are compact there is no early and late half, and courts are filled from the first: neither is wished for. */
const shaped = (input: ScheduleInput): ScheduleInput =>
  input.shape === 'weekly' ? { ...input, weights: { ...input.weights, earlyLate: 0, courts: 0 } } : input;

function matchesOf(input: ScheduleInput, slots: readonly Slot[], playDay: Int32Array) {
  const numbers = new Map(input.entrants.map(({ id }, index) => [id, index]));
  const shared = sharedPeople(input.entrants);
  const pairings = input.groups.flatMap((group) => {
    const all = pairingsOf(group).filter(({ homeId, awayId }) => numbers.has(homeId) && numbers.has(awayId));
    const rounds = Math.max(group.rounds ?? 0, ...all.map(({ round }) => round));
    return all.map((pairing) => ({ ...pairing, gameType: group.gameType, share: (pairing.round - 0.5) / rounds }));
  });
  const open = slots.filter(({ closedBy }) => closedBy.length === 0);
  const meetings = Map.groupBy(pairings.keys(), (index) => pairings[index]?.key.replace(/\/\d+$/, ''));
  const matches = pairings.map(({ share, ...pairing }, index): Match => {
    const entrants = [numbers.get(pairing.homeId) ?? 0, numbers.get(pairing.awayId) ?? 0] as const;
    const people = shared.flatMap(({ among }, person) =>
      entrants.some((entrant) => among.includes(entrant)) ? [input.entrants.length + person] : [],
    );
    const paceSlot = open[Math.floor(share * open.length)]?.index ?? 0;
    const repeats = (meetings.get(pairing.key.replace(/\/\d+$/, '')) ?? []).filter((other) => other !== index);
    const actors = [...entrants, ...people];
    return { ...pairing, index, entrants, actors, repeats, paceDay: playDay[paceSlot] ?? 0 };
  });
  const actorIds = [...input.entrants.map(({ id }) => `entrant:${id}`), ...shared.map(({ id }) => `person:${id}`)];
  return { matches, actorIds };
}

/** People who are in more than one squad, with its numbers. */
function sharedPeople(entrants: readonly Entrant[]) {
  const squads = new Map<string, number[]>();
  entrants.forEach(({ personIds }, index) => {
    for (const id of new Set(personIds)) squads.set(id, [...(squads.get(id) ?? []), index]);
  });
  return [...squads].filter(([, among]) => among.length > 1).map(([id, among]) => ({ id, among }));
}

/** Courts may be offered twice, with matches of different lengths: times that meet are used once. */
function clashesOf(slots: readonly Slot[]): number[][] {
  const courts = Map.groupBy(slots, (slot) => `${courtOf(slot)} ${slot.day}`);
  return slots.map((slot) =>
    (courts.get(`${courtOf(slot)} ${slot.day}`) ?? []).filter((other) => clash(slot, other)).map(({ index }) => index),
  );
}

const clash = (a: Slot, b: Slot) => a !== b && a.start < b.freeAgain && b.start < a.freeAgain;

function unavailableAt({ id, unavailable }: Entrant, slots: readonly Slot[]): Map<number, string[]> {
  const at = new Map<number, string[]>();
  for (const time of unavailable.filter(({ wish }) => !wish))
    for (const slot of meeting(time, slots))
      at.set(slot.index, [...(at.get(slot.index) ?? []), `unavailable:${id}/${time.id}`]);
  return at;
}

const unwishedAt = ({ unavailable }: Entrant, slots: readonly Slot[]): Set<number> =>
  new Set(unavailable.filter(({ wish }) => wish).flatMap((time) => meeting(time, slots).map(({ index }) => index)));

function meeting({ from, until }: Entrant['unavailable'][number], slots: readonly Slot[]): Slot[] {
  const span = { start: minutesAt(from), end: minutesAt(until) };
  return slots.filter((slot) => overlap(span, slot));
}

function halvesOf(slots: readonly Slot[]): Int8Array {
  const days = Map.groupBy(slots, ({ day }) => day);
  const times = new Map([...days].map(([day, all]) => [day, [...new Set(all.map(({ start }) => start))]]));
  return Int8Array.from(slots, ({ day, start }) => {
    const starts = times.get(day) ?? [];
    return Math.sign(2 * starts.indexOf(start) - (starts.length - 1));
  });
}

/** By day number. */
const holidaysOf = ({ holidays }: ScheduleInput): Set<number> =>
  new Set(holidays.map((day) => dayOf(minutesAt(`${day}T00:00`))));
