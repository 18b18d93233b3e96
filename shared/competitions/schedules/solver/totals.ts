import { minutesAt } from './local-minutes.ts';
import type { Problem } from './problem.ts';
import { courtOf, type Slot } from './slots.ts';

/** Wishes that concern all entrants at once, counted along as matches come and go. */
export interface Totals {
  courts: number;
  officials: number;
  siblings: number;
  count(match: number, slot: number, by: 1 | -1): void;
}

export function createTotals(problem: Problem): Totals {
  const counters = {
    courts: courtCounter(problem),
    officials: officialCounter(problem),
    siblings: siblingCounter(problem),
  };
  const totals: Totals = {
    courts: counters.courts.now(),
    officials: 0,
    siblings: 0,
    count(match, slot, by) {
      totals.courts += counters.courts.count(slot, by);
      totals.officials += counters.officials(slot, by);
      totals.siblings += counters.siblings(match, slot, by);
    },
  };
  return totals;
}

/** Each court has its share of the matches, give or take one. */
function courtCounter({ slots, matches }: Problem) {
  const open = slots.filter(({ closedBy }) => closedBy.length === 0);
  const counts = new Map<string, { used: number; share: number }>();
  for (const slot of slots) counts.set(courtOf(slot), { used: 0, share: 0 });
  for (const slot of open) {
    const court = counts.get(courtOf(slot));
    if (court) court.share += matches.length / open.length;
  }
  const bySlot = slots.map((slot) => counts.get(courtOf(slot)) ?? { used: 0, share: 0 });
  const cost = ({ used, share }: { used: number; share: number }) => Math.max(0, Math.ceil(Math.abs(used - share)) - 1);
  return {
    now: () => [...counts.values()].reduce((sum, court) => sum + cost(court), 0),
    count(slot: number, by: number): number {
      const court = bySlot[slot];
      if (!court) return 0;
      const before = cost(court);
      court.used += by;
      return cost(court) - before;
    },
  };
}

/** Matches that begin together, beyond the number of officials. */
function officialCounter({ slots, input }: Problem) {
  const used = new Map<number, number>();
  const enough = slots.map((slot) => officialsFor(slot, input.officials));
  const cost = (count: number, slot: number) => Math.max(0, count * input.officialsPerMatch - (enough[slot] ?? 0));
  return (slot: number, by: number): number => {
    const start = slots[slot]?.start ?? 0;
    const before = used.get(start) ?? 0;
    used.set(start, before + by);
    return cost(before + by, slot) - cost(before, slot);
  };
}

const officialsFor = ({ start, end }: Slot, officials: Problem['input']['officials']) =>
  officials.filter(({ available }) =>
    available.some(({ from, until }) => minutesAt(from) <= start && minutesAt(until) >= end),
  ).length;

/** Places beyond the first that squads of one club are at on one day. */
function siblingCounter({ slots, matches, input }: Problem) {
  const clubs = input.entrants.map(({ siblingsOf }) => siblingsOf);
  const places = new Map<string, Map<string, number>>();
  return (match: number, slot: number, by: number): number => {
    const { day = 0, placeId = '' } = slots[slot] ?? {};
    let change = 0;
    for (const entrant of matches[match]?.entrants ?? []) {
      const club = clubs[entrant];
      if (club) change += countPlace(places, `${club} ${day}`, placeId, by);
    }
    return change;
  };
}

/** Returns how many places beyond the first came or went. */
function countPlace(places: Map<string, Map<string, number>>, key: string, placeId: string, by: number): number {
  const at = places.get(key) ?? new Map<string, number>();
  places.set(key, at);
  const before = Math.max(0, at.size - 1);
  const count = (at.get(placeId) ?? 0) + by;
  if (count > 0) at.set(placeId, count);
  else at.delete(placeId);
  return Math.max(0, at.size - 1) - before;
}
