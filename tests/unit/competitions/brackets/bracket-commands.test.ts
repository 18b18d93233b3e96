import { expect, it } from 'vitest';
import { Bracket } from '#shared/competitions/brackets/bracket.ts';
import { applyCommand } from '#shared/competitions/brackets/commands/apply-command.ts';
import { BracketCommand } from '#shared/competitions/brackets/commands/commands.ts';
import { undoCommand } from '#shared/competitions/brackets/commands/undo-command.ts';
import type { BracketOutcome } from '#shared/competitions/brackets/outcome.ts';
import { readBracket } from '#shared/competitions/brackets/read-bracket.ts';
import { aBracket, aDraft, pairOf } from '#tests/support/competitions/brackets/brackets.ts';

const now = '2026-05-01T10:00:00.000Z';
const apply = (bracket: Bracket, command: BracketCommand) => applyCommand(bracket, BracketCommand.parse(command), now);
const won = [{ scores: [3, 1] as [number, number] }];
const lost = [{ scores: [0, 2] as [number, number] }];
const enter = (bracket: Bracket, matchId: string, games = won) =>
  after(apply(bracket, { type: 'enter_result', matchId, games }));
const edit = { type: 'edit_result', matchId: 'W1-1', games: lost, reason: 'The sheet says otherwise.' } as const;

function after(outcome: BracketOutcome): Bracket {
  if (outcome.status !== 'applied') throw new Error(JSON.stringify(outcome));
  return Bracket.parse(outcome.bracket);
}
const match = (bracket: Bracket, matchId: string) =>
  readBracket(bracket).matches.find((one) => one.matchId === matchId)!;

/** Four, with both semi-finals and the final played. */
const finished = () => enter(enter(enter(aBracket(4), 'W1-1'), 'W1-2'), 'W2-1');

it('advances the player who has a bye when seeds are confirmed, never before', () => {
  const draft = after(apply(aDraft(3), { type: 'place_seeds' }));
  expect(match(draft, 'W2-1').slots[0]).toEqual({ slotState: 'tbd', waitsFor: 'Winner of SF 1' });
  const confirmed = after(apply(draft, { type: 'confirm_seeds' }));
  expect(match(confirmed, 'W2-1').slots[0]).toEqual({ slotState: 'set', entrantId: 'e1' });
  expect(match(confirmed, 'W2-1').status).toBe('waiting');
});

it('goes from draft to completed as results come in', () => {
  const states = [aDraft(4), aBracket(4), enter(aBracket(4), 'W1-1'), finished()].map(
    (bracket) => readBracket(bracket).state,
  );
  expect(states).toEqual(['draft', 'confirmed', 'in_progress', 'completed']);
  expect(readBracket(finished()).champion).toBe('e1');
});

it('refuses what cannot be recorded', () => {
  const bracket = aBracket(4, { format: 'single', bestOfByRound: { default: 3 } });
  const reasonOf = (command: BracketCommand, to = bracket) => {
    const outcome = apply(to, command);
    return outcome.status === 'refused' ? outcome.reason : outcome.status;
  };
  const result = (games: typeof won, matchId = 'W1-1') => ({ type: 'enter_result', matchId, games }) as const;
  expect(reasonOf(result([{ scores: [1, 1] }]))).toBe('draw');
  expect(reasonOf(result([...won, ...won, ...won]))).toBe('too_many_games');
  expect(reasonOf(result(won, 'W2-1'))).toBe('not_ready');
  expect(reasonOf(result(won, 'W9-1'))).toBe('unknown_match');
  expect(reasonOf(result(won), aDraft(4))).toBe('not_confirmed');
  expect(reasonOf(result(lost), finished())).toBe('already_decided');
  expect(reasonOf(edit)).toBe('not_decided');
  expect(reasonOf({ type: 'reset_bracket' })).toBe('nothing_to_reset');
});

it('counts the games of a match until one side has won enough', () => {
  const bracket = aBracket(2, { format: 'single', bestOfByRound: { final: 3 } });
  const one = enter(bracket, 'W1-1');
  expect(match(one, 'W1-1').status).toBe('in_progress');
  expect(readBracket(enter(one, 'W1-1', [...won, ...lost, ...won])).champion).toBe('e1');
});

it('lets a changed result through where nothing was played on from it', () => {
  const outcome = apply(enter(aBracket(4), 'W1-1'), edit);
  expect(outcome).toMatchObject({ status: 'applied', lost: [{ matchId: 'W1-1', because: 'named' }] });
  expect(pairOf(match(after(outcome), 'W2-1'))).toBeUndefined();
  expect(match(after(outcome), 'W2-1').slots[0]).toEqual({ slotState: 'set', entrantId: 'e4' });
});

it('lists what a changed winner would clear, and clears it only when a player insists', () => {
  const asked = apply(finished(), edit);
  expect(asked).toMatchObject({ status: 'needs_consent' });
  expect(asked.status === 'needs_consent' && asked.lost.map(({ label, because }) => [label, because])).toEqual([
    ['SF 1', 'named'],
    ['Final', 'follows'],
  ]);
  const forced = apply(finished(), { ...edit, force: true });
  expect(Object.keys(after(forced).records)).toEqual(['W1-1', 'W1-2']);
  expect(forced.status === 'applied' && forced.snapshot?.bracket).toEqual(finished());
});

it('keeps what was played on where a changed score has the same winner', () => {
  const outcome = apply(finished(), { ...edit, games: [{ scores: [5, 1] }] });
  expect(after(outcome).records['W2-1']).toEqual(finished().records['W2-1']);
});

it('lets the other side advance when a player withdraws, now and wherever they would have come', () => {
  const left = after(apply(aBracket(4, { format: 'double' }), { type: 'withdraw', entrantId: 'e1' }));
  expect(match(left, 'W1-1')).toMatchObject({ status: 'forfeited', winner: 1 });
  const dropped = enter(left, 'W1-2');
  expect(match(dropped, 'L1-1')).toMatchObject({ status: 'forfeited' });
});

it('offers the next alternate when a player withdraws before seeds are confirmed', () => {
  const draft = { ...aDraft(4), alternates: ['e5'], entrants: [...aDraft(4).entrants, { entrantId: 'e5' }] };
  const outcome = apply(draft, { type: 'withdraw', entrantId: 'e2' });
  expect(outcome).toMatchObject({ status: 'applied', offered: 'e5' });
  expect(apply(after(outcome), { type: 'confirm_seeds' })).toEqual({ status: 'refused', reason: 'seeds_open' });
  const taken = after(apply(draft, { type: 'withdraw', entrantId: 'e2', alternateId: 'e5' }));
  expect(taken.seeds[1]).toEqual({ slotState: 'set', entrantId: 'e5' });
  expect(after(apply(taken, { type: 'confirm_seeds' })).phase).toBe('confirmed');
});

it('moves seeds that no result depends on, and asks for the word where one does', () => {
  const bracket = enter(aBracket(8), 'W1-1');
  const [one, two, three, four, ...rest] = bracket.seeds as [Bracket['seeds'][0], ...Bracket['seeds']];
  const free = [one, three!, two!, four!, ...rest];
  expect(apply(bracket, { type: 'edit_seeds', seeds: free })).toMatchObject({ status: 'applied', lost: [] });
  const costly = [two!, one, three!, four!, ...rest];
  expect(apply(bracket, { type: 'edit_seeds', seeds: costly })).toMatchObject({
    status: 'needs_consent',
    typing: 'RESET',
    lost: [{ label: 'QF 1' }],
  });
  expect(after(apply(bracket, { type: 'edit_seeds', seeds: costly, typed: 'RESET' })).records).toEqual({});
});

it('refuses seeds that set a bye against a bye, or give one to the worse', () => {
  const bye = { slotState: 'bye' } as const;
  const set = (entrantId: string) => ({ slotState: 'set', entrantId }) as const;
  const manual = aDraft(5, { format: 'single', byes: 'manual' });
  const twoByes = [bye, set('e1'), set('e2'), set('e3'), set('e4'), set('e5'), bye, bye];
  expect(apply(manual, { type: 'edit_seeds', seeds: twoByes })).toEqual({
    status: 'refused',
    reason: 'bye_against_bye',
  });
  expect(apply(aDraft(5), { type: 'edit_seeds', seeds: twoByes })).toEqual({
    status: 'refused',
    reason: 'byes_go_to_best',
  });
  const twice = aDraft(4).seeds.map(() => set('e1'));
  expect(apply(aDraft(4), { type: 'edit_seeds', seeds: twice })).toEqual({
    status: 'refused',
    reason: 'everybody_once',
  });
});

it('resets a match, a round or all of it, and tells every score that goes', () => {
  expect(apply(finished(), { type: 'reset_match', matchId: 'W1-1' })).toMatchObject({ status: 'needs_consent' });
  expect(Object.keys(after(apply(finished(), { type: 'reset_match', matchId: 'W2-1' })).records)).toEqual([
    'W1-1',
    'W1-2',
  ]);
  const round = apply(finished(), { type: 'reset_round', part: 'winners', round: 1, force: true });
  expect(round.status === 'applied' && round.lost.map(({ because }) => because)).toEqual(['named', 'named', 'follows']);
  expect(after(apply(finished(), { type: 'reset_bracket' }))).toEqual(aBracket(4));
});

it('undoes a reset for 24 hours, and asks where results came in since', () => {
  const reset = apply(finished(), { type: 'reset_bracket' });
  const snapshot = reset.status === 'applied' ? reset.snapshot! : expect.fail();
  const at = (hours: number) => new Date(Date.parse(now) + hours * 3_600_000).toISOString();
  expect(after(undoCommand(after(reset), snapshot, { now: at(24) }))).toEqual(finished());
  expect(undoCommand(after(reset), snapshot, { now: at(25) })).toEqual({ status: 'refused', reason: 'too_late' });
  const since = enter(after(reset), 'W1-1', lost);
  expect(undoCommand(since, snapshot, { now })).toMatchObject({ status: 'needs_consent', lost: [{ label: 'SF 1' }] });
  const undone = undoCommand(since, snapshot, { now, force: true });
  expect(undone.status === 'applied' && undone.snapshot?.bracket).toEqual(since);
});
