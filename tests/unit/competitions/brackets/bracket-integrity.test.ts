import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Bracket } from '#shared/competitions/brackets/bracket.ts';
import { applyCommand } from '#shared/competitions/brackets/commands/apply-command.ts';
import { readBracket } from '#shared/competitions/brackets/read-bracket.ts';
import { type Apply, bracketPlays, playFaults } from '#tests/support/competitions/brackets/bracket-plays.ts';

it('keeps a bracket whole and every score told of, whatever people do', () => {
  for (const play of fc.sample(bracketPlays, 60))
    expect(playFaults(play, applyCommand), JSON.stringify(play)).toEqual([]);
});

/** Enters a changed score and leaves what was played on from it. */
const forgetsDescendants: Apply = (bracket, command, now) => {
  const outcome = applyCommand(bracket, command, now);
  if (command.type !== 'edit_result' || outcome.status !== 'applied') return outcome;
  const records = { ...bracket.records, [command.matchId]: outcome.bracket.records[command.matchId]! };
  return { ...outcome, bracket: { ...outcome.bracket, records } };
};

/** Resets without a word of what is gone. */
const resetsSilently: Apply = (bracket, command, now) => {
  const outcome = applyCommand(bracket, command, now);
  return outcome.status === 'applied' && command.type.startsWith('reset') ? { ...outcome, lost: [] } : outcome;
};

/** Takes no one yet for no one: the player who waits for an opponent advances. */
const advancesPastNobody: Apply = (bracket, command, now) => {
  const outcome = applyCommand(bracket, command, now);
  if (outcome.status !== 'applied' || command.type !== 'enter_result') return outcome;
  return {
    ...outcome,
    bracket: { ...outcome.bracket, records: { ...outcome.bracket.records, ...advanced(outcome.bracket) } },
  };
};

const advanced = (bracket: Bracket): Bracket['records'] =>
  Object.fromEntries(
    readBracket(bracket).matches.flatMap(({ matchId, slots: [a, b] }) =>
      a.slotState === 'set' && b.slotState === 'tbd'
        ? [[matchId, { entrantIds: [a.entrantId, 'unknown'], games: [], forfeitedBy: 1 as const }]]
        : [],
    ),
  );

const twins: Record<string, Apply> = { forgetsDescendants, resetsSilently, advancesPastNobody };

for (const [name, twin] of Object.entries(twins)) {
  it(`catches a twin that ${name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`, () => {
    const judged = fc.check(
      fc.property(bracketPlays, (play) => playFaults(play, twin).length === 0),
      { numRuns: 300, endOnFailure: true },
    );
    expect(judged.failed).toBe(true);
  });
}
