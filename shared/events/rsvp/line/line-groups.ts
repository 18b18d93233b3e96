import { type Free, giveSeats, headsThatFit, type Party } from './give-seats.ts';
import { headsOf, type SeatLine, seating } from './seats.ts';

/** A player on a line with their guests: guests come in the group of their player. */
export const partyOf = (line: SeatLine, person: string) => ({
  person,
  heads: headsOf(line, person),
  group: line.groups?.[person],
});

/** What a line can still give away. A held seat counts as taken, in its group as well. */
export function freeOf(line: SeatLine): Free {
  const { in: inside, taken, held } = seating(line);
  const parties = [...inside, ...Object.keys(line.offers ?? {})].map((person) => partyOf(line, person));
  const takenBy = (key: string) => parties.reduce((sum, { heads, group }) => (group === key ? sum + heads : sum), 0);
  const groups = (line.grouping?.groups ?? []).map(({ key, max, min }) => {
    const heads = takenBy(key);
    return [key, { left: max - heads, kept: line.released ? 0 : Math.max(0, min - heads) }] as const;
  });
  return { seats: line.capacity - taken - held, groups: Object.fromEntries(groups) };
}

/** Whether a whole party fits into the seats open to it, regardless of the line. */
export function fits(line: SeatLine, person: string): boolean {
  const { heads, group } = partyOf(line, person);
  return heads <= headsThatFit(freeOf(line), group);
}

/** Whether a party is larger than its group may ever be: it would hold up the whole group. */
export const outgrows = ({ grouping }: SeatLine, { heads, group }: Party): boolean =>
  grouping?.groups.some(({ key, max }) => key === group && heads > max) ?? false;

const waitingParties = (line: SeatLine) => seating(line).waiting.map((person) => partyOf(line, person));

/** Who of those who wait comes next into the free seats, in order. */
export const nextIn = (line: SeatLine): string[] =>
  giveSeats(waitingParties(line), freeOf(line)).map(({ person }) => person);

/** Whether a player who comes now gets a seat without going past anybody. */
export function isNext(line: SeatLine, party: Party): boolean {
  const given: readonly Party[] = giveSeats([...waitingParties(line), party], freeOf(line));
  return given.length === 1 && given[0] === party;
}

/** How full one group is. */
export interface GroupCounts {
  readonly key: string;
  /** Heads of it that are in. */
  readonly taken: number;
  /** Heads of it that get a seat now. */
  readonly free: number;
}

export function countGroups(line: SeatLine): GroupCounts[] | undefined {
  const free = freeOf(line);
  const inside = seating(line).in.map((person) => partyOf(line, person));
  return line.grouping?.groups.map(({ key }) => ({
    key,
    taken: inside.reduce((sum, { heads, group }) => (group === key ? sum + heads : sum), 0),
    free: Math.max(0, headsThatFit(free, key)),
  }));
}
