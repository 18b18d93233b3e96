import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { type CheckInState, checkInOpensAt, checkInState } from '#shared/competitions/tournaments/check-in.ts';
import { timeWords } from '../tournament-words.ts';
import type { DeskPartProps } from './desk-part-props.ts';

const words: Readonly<
  Record<CheckInState, { type: 'success' | 'pending' | 'warning' | 'error' | 'info'; text: string }>
> = {
  here: { type: 'success', text: 'Here' },
  early: { type: 'pending', text: 'Not yet' },
  open: { type: 'info', text: 'Expected' },
  late: { type: 'warning', text: 'Late (15-minute wait)' },
  forfeit: { type: 'error', text: 'No show (can be forfeited)' },
};
type Entry = DeskPartProps['desk']['entries'][number];

const order: readonly CheckInState[] = ['forfeit', 'late', 'open', 'here', 'early'];

/** Nobody comes to a match without a time. */
function opensWords(
  { entryId, startsAt }: Entry,
  { matches, tournament: { timeZone } }: DeskPartProps['desk'],
): string {
  if (startsAt) return `Check-in opens ${timeWords(checkInOpensAt(startsAt).toISOString(), timeZone)}`;
  const hasPlayed = matches.some(
    ({ state, sides }) => state === 'over' && sides.some((one) => one.entryId === entryId),
  );
  return hasPlayed ? 'No match right now' : 'No scheduled match';
}

/** Who is here, those first who are missed most. */
export function CheckIns({ desk, changes }: DeskPartProps) {
  const { entries, held, tournament } = desk;
  const now = new Date();
  const known = entries
    .map((entry) => ({
      ...entry,
      state: checkInState({ startsAt: entry.startsAt, checkedInAt: entry.checkedInAt, heldSince: held?.since }, now),
    }))
    .sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
  const here = known.filter(({ state }) => state === 'here').length;
  return (
    <Container
      header={
        <Header variant="h2" counter={`(${here} of ${known.length})`}>
          Check-in
        </Header>
      }
    >
      <ul className="tournament-lines">
        {known.map(({ state, ...entry }) => (
          <li key={entry.entryId}>
            <strong>{entry.name}</strong>{' '}
            {entry.startsAt && `plays next ${timeWords(entry.startsAt, tournament.timeZone)}`}{' '}
            <StatusIndicator type={words[state].type}>
              {state === 'early' ? opensWords(entry, desk) : words[state].text}
            </StatusIndicator>{' '}
            {state !== 'early' && (
              <Button
                loading={changes.isRunning}
                ariaLabel={state === 'here' ? `${entry.name} is not here` : `Check ${entry.name} in`}
                onClick={() => changes.checkIn(entry.entryId, state !== 'here')}
              >
                {state === 'here' ? 'Undo' : 'Check in'}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Container>
  );
}
