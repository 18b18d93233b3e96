import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import type { ShownMatch } from '#shared/competitions/tournaments/views.ts';
import { paths } from '../../paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import type { DeskPartProps } from './desk-part-props.ts';
import { calledBy, MatchLine, namesIn } from './match-line.tsx';

const shownPerCourt = 4;

interface CourtBoardProps extends DeskPartProps {
  readonly onPlace: (match: ShownMatch) => void;
}

/** What is on each court, and what comes next. */
export function CourtBoard({ desk, isBusy, say, onPlace }: CourtBoardProps) {
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
              {own.length === 0 && <p>Nothing to come.</p>}
              <ul className="tournament-lines">
                {own.map((match) => (
                  <li key={match.key}>
                    <MatchLine match={match} tournament={tournament} />
                    {isOn && isRunner && (
                      <Calling
                        match={match}
                        isBusy={isBusy}
                        onCall={(isCalled) =>
                          say({ intent: 'run', command: { type: 'call', key: match.key, isCalled } })
                        }
                      />
                    )}
                    {isRunner && !match.calledAt && (
                      <Button
                        variant="inline-link"
                        ariaLabel={`Move ${calledBy(match)}`}
                        onClick={() => onPlace(match)}
                      >
                        Move
                      </Button>
                    )}
                    {match.calledAt && <Scoring match={match} draws={desk.draws} />}
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

interface CallingProps {
  readonly match: ShownMatch;
  readonly isBusy: boolean;
  readonly onCall: (isCalled: boolean) => void;
}

function Calling({ match, isBusy, onCall }: CallingProps) {
  const { calledAt, court } = match;
  const names = namesIn(match);
  return (
    <p>
      <Button
        loading={isBusy}
        ariaLabel={calledAt ? `Take back the call of ${names}` : `Call ${names} to ${court}`}
        onClick={() => onCall(!calledAt)}
      >
        {calledAt ? 'Take back the call' : 'Call to court'}
      </Button>
    </p>
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
  return <AppLink to={to}>Enter the score</AppLink>;
}
