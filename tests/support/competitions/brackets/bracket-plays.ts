import * as fc from 'fast-check';
import type { Bracket } from '#shared/competitions/brackets/bracket.ts';
import type { BracketCommand } from '#shared/competitions/brackets/commands/commands.ts';
import { undoCommand } from '#shared/competitions/brackets/commands/undo-command.ts';
import type { BracketOutcome, BracketSnapshot } from '#shared/competitions/brackets/outcome.ts';
import { readBracket } from '#shared/competitions/brackets/read-bracket.ts';
import { bracketFaults, silentLosses } from './bracket-judge.ts';
import { type Asked, aDraft } from './brackets.ts';

/** What the numbers of a step choose from what there is. */
const Step = fc.record({
  kind: fc.constantFrom(
    ...(['enter', 'enter', 'enter', 'enter', 'enter', 'enter'] as const),
    ...([
      'edit',
      'edit',
      'forfeit',
      'withdraw',
      'seeds',
      'match',
      'round',
      'bracket',
      'start',
      'undo',
      'phase',
    ] as const),
  ),
  which: fc.nat(999),
  other: fc.nat(999),
  goes: fc.boolean(),
});
type Step = typeof Step extends fc.Arbitrary<infer T> ? T : never;

const formats: Asked[] = [
  { format: 'single', thirdPlace: true },
  { format: 'single', reseedEachRound: true },
  { format: 'single', placementDepth: 'all', byes: 'manual' },
  { format: 'consolation', bestOfByRound: { default: 3 } },
  { format: 'consolation', consolation: 'feed_in' },
  { format: 'consolation', consolation: 'feed_in', thirdPlace: true },
  { format: 'double', grandFinal: 'reset' },
  { format: 'double', grandFinal: 'none' },
  { format: 'double', grandFinal: 'simple', byes: 'manual' },
  { format: 'page_playoff' },
  { format: 'ladder_step' },
  { format: 'round_robin_final' },
];

/** A bracket and what people do with it. */
export const bracketPlays = fc.record({
  asked: fc.constantFrom(...formats),
  count: fc.integer({ min: 2, max: 12 }),
  steps: fc.array(Step, { minLength: 5, maxLength: 40 }),
});
export type BracketPlay = typeof bracketPlays extends fc.Arbitrary<infer T> ? T : never;

export type Apply = (bracket: Bracket, command: BracketCommand, now: string) => BracketOutcome;
const now = '2026-05-01T10:00:00.000Z';

/** Plays it, and says the first thing that went wrong, with the step. */
export function playFaults({ asked, count, steps }: BracketPlay, apply: Apply): string[] {
  let bracket = aDraft('format' in asked && asked.format === 'page_playoff' ? 4 : count, asked);
  let snapshot: BracketSnapshot | undefined;
  for (const [index, step] of [{ kind: 'phase', which: 1, other: 0, goes: true } as const, ...steps].entries()) {
    const before = structuredClone(bracket);
    const outcome = outcomeOf(bracket, step, snapshot, apply);
    const found = outcome ? [...silentLosses(bracket, outcome), ...changed(before, bracket)] : [];
    if (outcome?.status === 'applied') {
      bracket = outcome.bracket;
      snapshot = outcome.snapshot ?? snapshot;
      found.push(...bracketFaults(bracket));
    }
    if (found.length > 0) return found.map((fault) => `step ${index}, ${step.kind}: ${fault}`);
  }
  return resetFaults(bracket, apply);
}

const changed = (before: Bracket, after: Bracket): string[] =>
  JSON.stringify(before) === JSON.stringify(after) ? [] : ['the bracket itself was changed'];

/** Whatever was played: without it there is what was confirmed. */
function resetFaults(bracket: Bracket, apply: Apply): string[] {
  if (Object.keys(bracket.records).length === 0) return [];
  const outcome = apply(bracket, { type: 'reset_bracket' }, now);
  const isClean =
    outcome.status === 'applied' && JSON.stringify(outcome.bracket) === JSON.stringify({ ...bracket, records: {} });
  return isClean ? [] : ['a reset leaves something'];
}

function outcomeOf(
  bracket: Bracket,
  step: Step,
  snapshot: BracketSnapshot | undefined,
  apply: Apply,
): BracketOutcome | undefined {
  if (step.kind === 'undo') return snapshot && undoCommand(bracket, snapshot, { now, force: step.goes });
  const command = commandOf(bracket, step);
  return command && apply(bracket, command, now);
}

const pick = <T>(all: readonly T[], which: number): T | undefined => all[which % Math.max(1, all.length)];

/** What a step can choose from, and its numbers. */
interface Choice extends Step {
  readonly bracket: Bracket;
  readonly entrantId: string;
  readonly anyMatch: string;
  readonly openMatch: string;
  readonly games: { scores: [number, number] }[];
}

const made: { readonly [K in Step['kind']]?: (choice: Choice) => BracketCommand } = {
  enter: ({ openMatch: matchId, games }) => ({ type: 'enter_result', matchId, games }),
  edit: ({ anyMatch: matchId, games, goes: force }) => ({
    type: 'edit_result',
    matchId,
    games,
    reason: 'Wrong.',
    force,
  }),
  forfeit: ({ openMatch: matchId, entrantId }) => ({ type: 'forfeit', matchId, entrantId }),
  start: ({ openMatch: matchId }) => ({ type: 'start_match', matchId }),
  withdraw: ({ entrantId }) => ({ type: 'withdraw', entrantId }),
  match: ({ anyMatch: matchId, goes: force }) => ({ type: 'reset_match', matchId, force }),
  round: ({ which, goes: force }) => ({ type: 'reset_round', part: 'winners', round: 1 + (which % 3), force }),
  bracket: () => ({ type: 'reset_bracket' }),
  seeds: ({ bracket, which, other, goes }) => ({
    type: 'edit_seeds',
    seeds: swapped(bracket.seeds, which, other),
    ...(goes && { typed: 'RESET' }),
  }),
  phase: ({ which }) => ({ type: which % 2 === 0 ? 'place_seeds' : 'confirm_seeds' }),
};

function commandOf(bracket: Bracket, step: Step): BracketCommand | undefined {
  const { matches } = readBracket(bracket);
  const open = pick(
    matches.filter(({ status }) => status === 'ready' || status === 'in_progress'),
    step.which,
  );
  const most = ((step.kind === 'enter' ? open : pick(matches, step.which))?.bestOf ?? 1) > 1 ? 1 + (step.which % 2) : 1;
  const score = (step.other % 5) + 1;
  const scores: [number, number] = step.other % 2 === 0 ? [score, 0] : [0, score];
  return made[step.kind]?.({
    ...step,
    bracket,
    entrantId: pick(bracket.entrants, step.other)?.entrantId ?? 'none',
    anyMatch: pick(matches, step.which)?.matchId ?? 'none',
    openMatch: open?.matchId ?? 'none',
    games: Array.from({ length: most }, () => ({ scores })),
  });
}

function swapped(seeds: Bracket['seeds'], which: number, other: number): Bracket['seeds'] {
  const [a, b] = [which % seeds.length, other % seeds.length];
  return seeds.map((slot, index) => (index === a ? seeds[b]! : index === b ? seeds[a]! : slot));
}
