import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import RadioGroup from '@cloudscape-design/components/radio-group';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
import { tournamentDesk } from '#shared/competitions/tournaments/desk-contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { sentenceOf } from '#web/app/operations/rejection.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { ProblemAlert } from '#web/app/shell/page/problem-alert.tsx';
import { typedEntry } from '../../games/offline/typed-entry.ts';
import { namesIn } from '../match-line.tsx';

export const loader = ({ params: { token = '' }, request: { signal } }: LoaderFunctionArgs) =>
  operations(tournamentDesk).getScoreSheet({ token }, { signal });

/** The score of one match, for whoever has its sheet: the number on it instead of an account. */
export function Component() {
  const { tournament, slug, category, scoring, bestOf, match } = useLoaderData<typeof loader>();
  const { token = '' } = useParams();
  const { run, isRunning, rejection } = useOperation(tournamentDesk, 'enterSheetScore', {
    done: 'Score saved',
    showsProblem: true,
  });
  const [pin, setPin] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [winner, setWinner] = useState<0 | 1>();
  const lines = scoring.kind === 'sets' ? bestOf : 1;
  const [values, setValues] = useState<readonly string[]>(() => Array.from({ length: 2 * lines }, () => ''));
  const fill = (at: number, value: string) => setValues(values.map((one, index) => (index === at ? value : one)));
  const isBracket = match.stage === 'bracket';
  const hasWinner = scoring.kind === 'points' && (scoring.shootout || isBracket);
  const isLevel = hasWinner && values[0] !== '' && Number(values[0]) === Number(values[1]);
  const submit = () => {
    const pairs = Array.from({ length: lines }, (_, line) => values.slice(2 * line, 2 * line + 2));
    const entry = typedEntry(scoring.kind === 'sets' ? 'sets' : 'numbers', pairs);
    const isMissing = entry.sets === undefined && entry.scores === undefined;
    setMissing(isMissing);
    const won = isLevel && winner !== undefined && { resultType: 'shootout' as const, winner };
    if (!isMissing) void run({ token, pin, entry: { ...entry, ...won } });
  };
  return (
    <Page
      title={namesIn({ sides: match.sides })}
      description={[tournament, category, match.label, match.court].filter(Boolean).join(' · ')}
      width="narrow"
    >
      <Container>
        <SpaceBetween size="l">
          {isMissing && <ProblemAlert>Enter a score for each side.</ProblemAlert>}
          {!isMissing && rejection && <ProblemAlert>{sentenceOf(rejection)}</ProblemAlert>}
          {match.state === 'over' && <p>The score is {match.score}. Who runs the tournament can correct it.</p>}
          {match.state === 'waiting' && <p>This match doesn’t have both sides yet.</p>}
          {match.state === 'ready' && (
            <SpaceBetween size="m">
              {values.map((value, index) => {
                const side = match.sides[index % 2]?.name ?? '';
                const label = lines > 1 ? `${side}, set ${Math.floor(index / 2) + 1}` : side;
                return (
                  <FormField key={label} label={label}>
                    <Input
                      type="number"
                      inputMode="numeric"
                      value={value}
                      onChange={({ detail }) => fill(index, detail.value)}
                    />
                  </FormField>
                );
              })}
              {isLevel && <WhoWon sides={match.sides} {...{ isBracket, winner }} onChange={setWinner} />}
              <FormField label="Number on the sheet" constraintText="Six digits.">
                <Input inputMode="numeric" value={pin} onChange={({ detail }) => setPin(detail.value)} />
              </FormField>
              <Button variant="primary" loading={isRunning} onClick={submit}>
                Enter score
              </Button>
            </SpaceBetween>
          )}
          <AppLink to={paths.tournament(slug)}>Tournament</AppLink>
        </SpaceBetween>
      </Container>
    </Page>
  );
}

interface WhoWonProps {
  readonly sides: readonly { readonly name: string }[];
  /** Somebody has to win it, however that was decided. */
  readonly isBracket: boolean;
  readonly winner: 0 | 1 | undefined;
  readonly onChange: (winner: 0 | 1) => void;
}

/** Numbers that are level do not say it. */
const WhoWon = ({ sides, isBracket, winner, onChange }: WhoWonProps) => (
  <FormField
    label={isBracket ? 'Tied: winner' : 'Tied: shootout winner'}
    description={isBracket ? 'After overtime, a shootout or the next point.' : 'Leave it empty for a draw.'}
  >
    <RadioGroup
      value={winner === undefined ? null : String(winner)}
      items={sides.map(({ name: label }, side) => ({ value: String(side), label }))}
      onChange={({ detail }) => onChange(detail.value === '0' ? 0 : 1)}
    />
  </FormField>
);
