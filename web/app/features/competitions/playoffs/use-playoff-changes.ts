import { useState } from 'react';
import type { ResetCommand, ScoreCommand } from '#shared/competitions/brackets/commands/commands.ts';
import { playoffs } from '#shared/competitions/playoffs/contract.ts';
import type { Report } from '#shared/competitions/playoffs/report.ts';
import type { Playoff, PlayoffOutcome } from '#shared/competitions/playoffs/schemas.ts';
import type { Sent } from '#shared/contract/operation.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { useTogether } from '#web/app/operations/use-together.ts';
import { refusalWords } from './playoff-words.ts';

type Operations = (typeof playoffs)['operations'];
type Run = Sent<Operations['runPlayoff']>;
export type PlayoffCommand = Run['command'];

/** What a change came to, with the input that can be sent again with consent or with an order. */
interface Answered {
  readonly outcome: PlayoffOutcome;
  readonly run?: Run;
  readonly reset?: Sent<Operations['resetPlayoff']>;
  readonly undo?: Sent<Operations['undoPlayoff']>;
}

/** The changes that the buttons of a playoff's page make. */
export interface PlayoffChanges {
  readonly score: (command: ScoreCommand) => void;
  readonly report: (matchId: string, report: Report) => void;
  readonly run: (command: PlayoffCommand) => void;
  readonly reset: (command: ResetCommand) => void;
  readonly undo: (step: number) => void;
}

/** Changes of a playoff as it stands: what the last one came to, and how it goes on from there. */
export function usePlayoffChanges({ gameId, version }: Pick<Playoff, 'gameId' | 'version'>, onApplied: () => void) {
  const [answered, setAnswered] = useState<Answered>();
  const take = (answer: Answered) => {
    setAnswered(answer);
    if (answer.outcome.status === 'applied') onApplied();
  };
  const score = useOperation(playoffs, 'scorePlayoff', {
    done: ifApplied('Score saved'),
    onDone: (outcome) => take({ outcome }),
    showsProblem: true,
  });
  const report = useOperation(playoffs, 'reportPlayoff', {
    done: (outcome, sent) => ifApplied(reportWords[sent.report.act])(outcome),
    onDone: (outcome) => take({ outcome }),
    showsProblem: true,
  });
  const run = useOperation(playoffs, 'runPlayoff', {
    done: ifApplied('Playoff updated'),
    onDone: (outcome, sent) => take({ outcome, run: sent }),
    showsProblem: true,
  });
  const reset = useOperation(playoffs, 'resetPlayoff', {
    done: ifApplied('Reset'),
    onDone: (outcome, sent) => take({ outcome, reset: sent }),
    showsProblem: true,
  });
  const undo = useOperation(playoffs, 'undoPlayoff', {
    done: ifApplied('Undone'),
    onDone: (outcome, sent) => take({ outcome, undo: sent }),
    showsProblem: true,
  });
  const { isRunning, problem, forget } = useTogether(score, report, run, reset, undo);
  const begin = () => {
    setAnswered(undefined);
    return { gameId, version };
  };
  const changes: PlayoffChanges = {
    score: (command) => void score.run({ ...begin(), command }),
    report: (matchId, said) => void report.run({ ...begin(), matchId, report: said }),
    run: (command) => void run.run({ ...begin(), command }),
    reset: (command) => void reset.run({ ...begin(), command }),
    undo: (step) => void undo.run({ ...begin(), step }),
  };
  return {
    changes,
    outcome: answered?.outcome,
    isBusy: isRunning,
    problem: answered?.outcome.status === 'refused' ? refusalWords(answered.outcome.reason) : problem,
    /** The same again, by an organizer who saw what would be lost. */
    consent: (typed: string) => {
      setAnswered(undefined);
      if (answered?.run) void run.run({ ...answered.run, command: withConsent(answered.run.command, typed) });
      if (answered?.reset) void reset.run({ ...answered.reset, command: forced(answered.reset.command) });
      if (answered?.undo) void undo.run({ ...answered.undo, force: true });
    },
    /** The seeds filled again, with an order of those who are level. */
    decide: (order: readonly string[]) => {
      if (answered?.run) void run.run(withOrder(answered.run, order));
      setAnswered(undefined);
    },
    /** Forgets what the last change came to. */
    dismiss: () => {
      setAnswered(undefined);
      forget();
    },
  };
}

const ifApplied =
  (words: string) =>
  ({ status }: PlayoffOutcome): string | undefined =>
    status === 'applied' ? words : undefined;

const reportWords: Readonly<Record<Report['act'], string>> = {
  report: 'Saved. It becomes final once both teams agree.',
  confirm: 'Confirmed. The score is final.',
  dispute: 'Disputed. The organizer decides.',
};

function withConsent(command: PlayoffCommand, typed: string): PlayoffCommand {
  if (command.type === 'edit_seeds') return { ...command, typed };
  return command.type === 'edit_result' ? { ...command, force: true } : command;
}

const forced = (command: ResetCommand): ResetCommand =>
  command.type === 'reset_bracket' ? command : { ...command, force: true };

function withOrder(sent: Run, order: readonly string[]): Run {
  if (sent.command.type !== 'fill_seeds') return sent;
  return { ...sent, command: { ...sent.command, decided: [...(sent.command.decided ?? []), ...order] } };
}
