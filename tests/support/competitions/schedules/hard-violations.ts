import type { ScheduleInput } from '#shared/competitions/schedules/schemas.ts';
import type { ScheduledMatch } from '#shared/competitions/schedules/version.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

interface Played {
  readonly match: ScheduledMatch;
  readonly start: number;
  readonly end: number;
  readonly placeId: string;
  readonly court: string;
  readonly sides: readonly string[];
  readonly people: readonly string[];
}

const overlap = (a: { start: number; end: number }, b: { start: number; end: number }) =>
  a.start < b.end && b.start < a.end;
const at = (local: string) => Date.parse(`${local}Z`);
const monday = (instant: number) => {
  const day = new Date(instant).getUTCDay();
  return Math.floor(instant / dayMs) - ((day + 6) % 7);
};

/** Judges a schedule by the rules alone: it knows nothing of how schedules are made. Returns each violation in words. */
export function hardViolations(input: ScheduleInput, matches: readonly ScheduledMatch[]): string[] {
  const people = new Map(input.entrants.map(({ id, personIds }) => [id, personIds]));
  const played = matches.flatMap((match): Played[] => {
    if (!match.at || match.durationMinutes === undefined) return [];
    const start = at(match.at.localStart);
    const sides = [match.homeId, match.awayId];
    return [
      {
        match,
        start,
        end: start + match.durationMinutes * minuteMs,
        placeId: match.at.placeId,
        sides,
        court: `${match.at.placeId} ${match.at.courtId}`,
        people: [...new Set(sides.flatMap((side) => people.get(side) ?? []))],
      },
    ];
  });
  const alone = played.flatMap((one) => wrongAlone(input, one));
  const pairs = played.flatMap((a, index) => played.slice(index + 1).flatMap((b) => wrongTogether(input, a, b)));
  return [...alone, ...pairs, ...tooMany(input, played)];
}

function wrongAlone(input: ScheduleInput, one: Played): string[] {
  const { key } = one.match;
  const group = input.groups.find(({ id }) => id === one.match.groupId);
  const offered = input.resources.some(
    (resource) =>
      `${resource.placeId} ${resource.courtId}` === one.court &&
      at(`${resource.day}T${resource.from}`) <= one.start &&
      at(`${resource.day}T${resource.to}`) >= one.end &&
      one.end - one.start === resource.matchMinutes * minuteMs &&
      (resource.gameTypes.length === 0 || !group?.gameType || resource.gameTypes.includes(group.gameType)),
  );
  const closed = input.closures.filter(
    ({ placeId, courtId, from, until }) =>
      (!placeId || placeId === one.placeId) &&
      (!courtId || `${one.placeId} ${courtId}` === one.court) &&
      overlap({ start: at(from), end: at(until) }, one),
  );
  const away = input.entrants
    .filter(({ id }) => one.sides.includes(id))
    .flatMap(({ unavailable }) => unavailable.filter(({ wish }) => !wish))
    .filter(({ from, until }) => overlap({ start: at(from), end: at(until) }, one));
  const day = one.match.at?.localStart.slice(0, 10) ?? '';
  return [
    ...(offered ? [] : [`${key}: no such court time`]),
    ...(day < input.from || day > input.until ? [`${key}: outside the dates`] : []),
    ...closed.map(({ id }) => `${key}: closed by ${id}`),
    ...away.map(({ id }) => `${key}: a player is away (${id})`),
  ];
}

function wrongTogether({ travel, rules }: ScheduleInput, a: Played, b: Played): string[] {
  const said = `${a.match.key} and ${b.match.key}`;
  const side = a.sides.some((id) => b.sides.includes(id));
  const person = a.people.some((id) => b.people.includes(id));
  const gap = (a.start < b.start ? b.start - a.end : a.start - b.end) / minuteMs;
  const sameDay = Math.floor(a.start / dayMs) === Math.floor(b.start / dayMs);
  const rest = sameDay ? rules.restMinutes : rules.restMinutesOverNight;
  const way = travel.find(({ between }) => between.includes(a.placeId) && between.includes(b.placeId))?.minutes ?? 0;
  const wrong = {
    'one court': overlap(a, b) && a.court === b.court,
    'one entrant': overlap(a, b) && side,
    'one person': overlap(a, b) && person,
    'no time to travel': (side || person) && a.placeId !== b.placeId && gap < way,
    'no rest': side && gap < rest,
  };
  return Object.entries(wrong).flatMap(([what, isSo]) => (isSo ? [`${said}: ${what}`] : []));
}

function tooMany({ entrants, rules }: ScheduleInput, played: readonly Played[]): string[] {
  return entrants.flatMap(({ id }) => {
    const own = played.filter(({ sides }) => sides.includes(id));
    const days = Map.groupBy(own, ({ start }) => Math.floor(start / dayMs));
    const weeks = Map.groupBy(own, ({ start }) => monday(start));
    return [
      ...[...days.values()].filter((all) => all.length > rules.mostPerDay).map(() => `${id}: too many a day`),
      ...[...weeks.values()].filter((all) => all.length > rules.mostPerWeek).map(() => `${id}: too many a week`),
    ];
  });
}
