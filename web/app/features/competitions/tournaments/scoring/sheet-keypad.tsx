import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { ScoreEntry } from '#shared/competitions/games/scoring/scoring.ts';
import { tournamentDesk } from '#shared/competitions/tournaments/desk-contract.ts';
import type { ScoreSheet } from '#shared/competitions/tournaments/views.ts';
import { sentenceOf } from '#web/app/operations/rejection.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { ProblemAlert } from '#web/app/shell/page/problem-alert.tsx';
import { Keypads } from '../../games/keypad/keypads.tsx';
import { type PickedLines, pick } from '../../games/keypad/picked-score.ts';
import { WhoWon } from '../../games/keypad/who-won.tsx';
import { isWholeLine } from '../../games/offline/typed-entry.ts';

interface SheetKeypadProps {
  readonly sheet: ScoreSheet;
  readonly token: string;
  /** The number on the sheet, where the code that was scanned says it; empty where it is typed. */
  readonly known: string;
}

/** The keypads of a match, and one press that saves what was picked: a score is entered once. */
export function SheetKeypad({ sheet, token, known }: SheetKeypadProps) {
  const { match, bestOf } = sheet;
  const { run, isRunning, rejection } = useOperation(tournamentDesk, 'enterSheetScore', {
    done: 'Score saved',
    showsProblem: true,
  });
  const [pin, setPin] = useState(known);
  const [winner, setWinner] = useState<0 | 1>();
  const { lines, line, fault, entry, press, setLine } = useSheetPicking(sheet);
  const asksWinner = needsWinner(sheet, lines);
  const isBracket = match.stage === 'bracket';
  const score = asksWinner ? tied(lines, winner, isBracket ? undefined : entry) : entry;
  const names = match.sides.map(({ name }) => name);
  return (
    <SpaceBetween size="m">
      <Keypads game={sheet} match={{ bestOf }} {...{ names, lines, line }} onLine={setLine} onPick={press} />
      <div role="status">{fault && !asksWinner && <ProblemAlert>{fault}</ProblemAlert>}</div>
      {asksWinner && <WhoWon {...{ names, isBracket, winner }} onChange={setWinner} />}
      {known === '' && (
        <FormField label="Number on the sheet" constraintText="Six digits.">
          <Input inputMode="numeric" value={pin} onChange={({ detail }) => setPin(detail.value)} />
        </FormField>
      )}
      {rejection && <ProblemAlert>{sentenceOf(rejection)}</ProblemAlert>}
      {score && (
        <Button variant="primary" fullWidth loading={isRunning} onClick={() => void run({ token, pin, entry: score })}>
          {`Save score ${lines
            .filter(isWholeLine)
            .map((one) => one.join('–'))
            .join(', ')}`}
        </Button>
      )}
    </SpaceBetween>
  );
}

/** Whether the numbers are level where that does not end the match: in a bracket, or where a shootout follows. */
function needsWinner({ match, scoring }: ScoreSheet, [numbers = []]: PickedLines): boolean {
  const isLevel = isWholeLine(numbers) && Number(numbers[0]) === Number(numbers[1]);
  return isLevel && scoring.kind === 'points' && (scoring.shootout === true || match.stage === 'bracket');
}

/** A level score with who won it, or as the draw that it is where one counts. */
const tied = (
  [numbers = []]: PickedLines,
  winner: 0 | 1 | undefined,
  draw: ScoreEntry | undefined,
): ScoreEntry | undefined =>
  winner === undefined ? draw : { resultType: 'shootout', scores: numbers.map(Number), winner };

/** What was picked on the keypads, and the score that it comes to. */
function useSheetPicking(sheet: ScoreSheet) {
  const { match, scoring, bestOf } = sheet;
  const count = scoring.kind === 'sets' ? bestOf : 1;
  const [lines, setLines] = useState<PickedLines>(() => Array.from({ length: count }, () => ['', '']));
  const [line, setLine] = useState(0);
  const [fault, setFault] = useState<string>();
  const [entry, setEntry] = useState<ScoreEntry>();
  const press = (side: 0 | 1, number: number) => {
    const judged = { bestOf, status: 'ready', sides: match.sides } as const;
    const next = pick(sheet, judged, lines, { line, side, count: number });
    setLines(next.lines);
    setLine(next.line);
    setFault('fault' in next ? next.fault : undefined);
    setEntry('entry' in next ? next.entry : undefined);
  };
  return { lines, line, fault, entry, press, setLine };
}
