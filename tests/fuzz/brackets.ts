import { parseArgs } from 'node:util';
import * as fc from 'fast-check';
import { applyCommand } from '#shared/competitions/brackets/commands/apply-command.ts';
import { bracketPlays, playFaults } from '#tests/support/competitions/brackets/bracket-plays.ts';

/** Random sequences of commands to playoffs of every format; each keeps brackets whole and tells of every lost score. */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { seed: { type: 'string' } } });
const numRuns = Number(positionals[0] ?? 100_000);
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9));

process.stdout.write(`${numRuns} sequences from seed ${seed}\n`);
const judged = fc.check(
  fc.property(bracketPlays, (play) => {
    const faults = playFaults(play, applyCommand);
    if (faults.length > 0) throw new Error(faults.join('\n'));
  }),
  { numRuns, seed },
);
process.stdout.write(
  judged.failed ? `${fc.defaultReportMessage(judged)}\n` : `${judged.numRuns} sequences, no fault\n`,
);
process.exitCode = judged.failed ? 1 : 0;
