import type { Bracket } from '#shared/competitions/brackets/bracket.ts';
import type { BracketMatch, Slot } from '#shared/competitions/brackets/bracket-match.ts';
import type { BracketOutcome } from '#shared/competitions/brackets/outcome.ts';
import type { Source } from '#shared/competitions/brackets/plan/plan.ts';
import { readBracket } from '#shared/competitions/brackets/read-bracket.ts';

/** What is wrong with a playoff. Slots are judged by what was recorded of their sources, not by how they are filled. */
export function bracketFaults(bracket: Bracket): string[] {
  const { matches, champion } = readBracket(bracket);
  const byId = new Map(matches.map((match) => [match.matchId, match]));
  return [
    ...Object.entries(bracket.records).flatMap(([matchId, { entrantIds }]) => {
      const match = byId.get(matchId);
      return match && idsOf(match).join() === entrantIds.join() ? [] : [`${matchId} has a record of others`];
    }),
    ...matches.flatMap((match) => [...slotFaults(match, byId, bracket), ...decisionFaults(match)]),
    ...twiceInRound(matches),
    ...championFault(matches, champion, bracket),
  ];
}

const idsOf = ({ slots }: BracketMatch): string[] =>
  slots.flatMap((slot) => (slot.slotState === 'set' ? [slot.entrantId] : []));

function slotFaults(match: BracketMatch, byId: ReadonlyMap<string, BracketMatch>, bracket: Bracket): string[] {
  if (match.onlyIfUpset && byId.get(match.onlyIfUpset)?.winner !== 1) {
    return match.slots.every(({ slotState }) => slotState === 'tbd') ? [] : [`${match.matchId} is not needed`];
  }
  return match.sides.flatMap((source, side) => {
    const slot = match.slots[side] as Slot;
    const meant = meantOf(source, byId, bracket);
    const is = slot.slotState === 'set' ? slot.entrantId : slot.slotState;
    return meant === undefined || meant === is ? [] : [`${match.matchId} has ${is}, its source says ${meant}`];
  });
}

/** Who should be there, by the record of the match before. */
function meantOf(source: Source, byId: ReadonlyMap<string, BracketMatch>, bracket: Bracket): string | undefined {
  if (source.from === 'bye') return 'bye';
  if (source.from === 'nth_winner') return undefined;
  if (source.from === 'seed') return nameOf(bracket.seeds[source.seed - 1]);
  const before = byId.get(source.matchId);
  const winner = before && wonBy(before, bracket);
  if (winner === undefined) return 'tbd';
  const names = before?.slots.map(nameOf) ?? [];
  return source.from === 'winner' ? winner : names.find((name) => name !== winner);
}

const nameOf = (slot: Slot | Bracket['seeds'][number] | undefined): string | undefined =>
  slot?.slotState === 'set' ? slot.entrantId : slot?.slotState;

/** By records, byes and withdrawals alone. */
function wonBy(match: BracketMatch, bracket: Bracket): string | undefined {
  const [one, other] = idsOf(match);
  if (bracket.phase !== 'confirmed' || one === undefined) return undefined;
  if (other === undefined) return match.slots.some(({ slotState }) => slotState === 'bye') ? one : undefined;
  return wonByRecord(match, bracket) ?? stayedLonger(one, other, bracket);
}

function wonByRecord({ matchId, bestOf }: BracketMatch, { records }: Bracket): string | undefined {
  const record = records[matchId];
  if (record?.forfeitedBy !== undefined) return record.entrantIds[1 - record.forfeitedBy];
  const wins = (record?.games ?? []).map(({ scores: [a, b] }) => (a > b ? 0 : 1));
  const side = [0, 1].find((one) => wins.filter((won) => won === one).length >= (bestOf + 1) / 2);
  return side === undefined ? undefined : record?.entrantIds[side];
}

function stayedLonger(one: string, other: string, { entrants }: Bracket): string | undefined {
  const left = [one, other].map((id) => entrants.find(({ entrantId }) => entrantId === id)?.withdrew ?? 1e9);
  if (left[0] === left[1]) return undefined;
  return Number(left[0]) > Number(left[1]) ? one : other;
}

const decisionFaults = ({ matchId, winner, status, slots }: BracketMatch): string[] => {
  if (winner === undefined) return [];
  const isFull = slots.every(({ slotState }) => slotState === 'set');
  const isBye = status === 'bye' && slots.some(({ slotState }) => slotState === 'bye');
  return isFull || isBye ? [] : [`${matchId} is decided without two`];
};

function twiceInRound(matches: readonly BracketMatch[]): string[] {
  const seen = new Set<string>();
  return matches.flatMap((match) =>
    idsOf(match).flatMap((entrantId) => {
      const key = `${match.part} ${match.forPlace ?? ''} ${match.round} ${entrantId}`;
      const isTwice = seen.has(key);
      seen.add(key);
      return isTwice ? [`twice in a round: ${key}`] : [];
    }),
  );
}

function championFault(matches: readonly BracketMatch[], champion: string | undefined, bracket: Bracket): string[] {
  if (bracket.configuration.format === 'round_robin_final') return [];
  const finals = matches.filter(({ part, status }) => part === 'grand_final' && status !== 'cancelled');
  const final =
    finals.at(-1) ?? matches.filter(({ part, roundsAfter }) => part === 'winners' && roundsAfter === 0).at(-1);
  const won = final && wonBy(final, bracket);
  return won === champion ? [] : [`${champion} is champion, the final says ${won}`];
}

/** Scores never vanish silently: whatever was recorded before is there, or in the answer, and can be had back. */
export function silentLosses(before: Bracket, outcome: BracketOutcome): string[] {
  if (outcome.status !== 'applied') return [];
  const { bracket, lost, snapshot } = outcome;
  return Object.entries(before.records).flatMap(([matchId, record]) => {
    const now = bracket.records[matchId];
    const isKept =
      now?.entrantIds.join() === record.entrantIds.join() &&
      record.games.every((game, index) => JSON.stringify(game) === JSON.stringify(now.games[index])) &&
      (record.forfeitedBy === undefined || record.forfeitedBy === now.forfeitedBy);
    if (isKept) return [];
    const isTold = lost.some((one) => one.matchId === matchId && one.record === record);
    const canUndo = snapshot?.bracket.records[matchId] === record;
    return isTold && canUndo ? [] : [`${matchId} lost its score silently`];
  });
}
