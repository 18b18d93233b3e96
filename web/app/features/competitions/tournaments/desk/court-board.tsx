import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ShownMatch } from '#shared/competitions/tournaments/views.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { calledBy, MatchLine, namesIn } from '../match-line.tsx';
import type { DeskPartProps } from './desk-part-props.ts';

const shownPerCourt = 4;

interface CourtBoardProps extends DeskPartProps {
  readonly onPlace: (match: ShownMatch) => void;
}

/** What is on each court, and what comes next. */
export function CourtBoard({ desk, changes, onPlace }: CourtBoardProps) {
  const { courts, matches, tournament, may } = desk;
  const isRunner = may.includes('publishSchedule');
  const isOn = tournament.status === 'live' || tournament.status === 'scheduled';
  const open = matches.filter(({ state }) => state === 'ready' || state === 'waiting');
  return (
    <Container header={<Header variant="h2">Courts</Header>}>
      <div className="tournament-groups">
        {courts.map((court) => {
          const own = open.filter((match) => match.court === court).slice(0, shownPerCourt);
          return (
            <section key={court} aria-label={court}>
              <h3>{court}</h3>
              {own.length === 0 && <p>No upcoming matches.</p>}
              <ul className="tournament-lines">
                {own.map((match) => (
                  <li key={match.key}>
                    <MatchLine match={match} tournament={tournament} />
                    <SpaceBetween direction="horizontal" size="m" alignItems="center">
                      {isOn && isRunner && <Calling {...{ desk, match, changes }} />}
                      {isRunner && !match.calledAt && (
                        <Button
                          variant="inline-link"
                          ariaLabel={`Move ${calledBy(match)}`}
                          onClick={() => onPlace(match)}
                        >
                          Move
                        </Button>
                      )}
                      {match.calledAt && may.includes('enterScores') && <Scoring match={match} draws={desk.draws} />}
                    </SpaceBetween>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </Container>
  );
}

/** Nobody is called while play is on hold, nor to a match of which it is not known who plays it. */
function Calling({ desk: { held }, match, changes }: DeskPartProps & { readonly match: ShownMatch }) {
  const { key, calledAt, court, state } = match;
  if (!calledAt && (held || state !== 'ready')) return null;
  const names = namesIn(match);
  return (
    <Button
      loading={changes.isRunning}
      ariaLabel={calledAt ? `Cancel the call of ${names}` : `Call ${names} to ${court}`}
      onClick={() => changes.run({ type: 'call', key, isCalled: !calledAt })}
    >
      {calledAt ? 'Cancel call' : 'Call to court'}
    </Button>
  );
}

/** Scores are entered where those of all games are. */
function Scoring({
  match: { categoryId, stage },
  draws,
}: {
  match: ShownMatch;
  draws: DeskPartProps['desk']['draws'];
}) {
  const draw = draws.find((one) => one.categoryId === categoryId);
  if (!draw) return null;
  const to = stage === 'bracket' && draw.bracketId ? paths.playoff(draw.bracketId) : paths.game(draw.gameId);
  return <AppLink to={to}>Enter score</AppLink>;
}
