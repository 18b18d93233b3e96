import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import type { ShownMatch } from '#shared/competitions/tournaments/views.ts';
import { calledBy, MatchLine } from '../match-line.tsx';
import { unplacedWords } from '../tournament-words.ts';
import type { DeskPartProps } from './desk-part-props.ts';

interface UnplacedProps extends Pick<DeskPartProps, 'desk'> {
  readonly matches: readonly ShownMatch[];
  readonly onPlace: (match: ShownMatch) => void;
}

const mostShown = 30;

/** Matches that found no room, each of which can be placed by hand. */
export const Unplaced = ({ desk: { tournament }, matches, onPlace }: UnplacedProps) => (
  <Container
    header={
      <Header
        variant="h2"
        counter={`(${matches.length})`}
        description="Place them yourself, or make room with more courts, longer days or less rest."
      >
        Unscheduled matches
      </Header>
    }
  >
    <ul className="tournament-lines">
      {matches.slice(0, mostShown).map((match) => (
        <li key={match.key}>
          <MatchLine match={match} tournament={tournament} />
          {match.unplacedFor && <p>{`Reason: ${unplacedWords[match.unplacedFor]}.`}</p>}
          <p>
            <Button ariaLabel={`Place ${calledBy(match)}`} onClick={() => onPlace(match)}>
              Place
            </Button>
          </p>
        </li>
      ))}
    </ul>
    {matches.length > mostShown && <p>{`${matches.length - mostShown} more after these.`}</p>}
  </Container>
);
