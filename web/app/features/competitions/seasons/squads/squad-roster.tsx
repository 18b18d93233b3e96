import Button from '@cloudscape-design/components/button';
import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import type { Registration } from '#shared/competitions/seasons/registration.ts';
import type { Squad } from '#shared/competitions/seasons/squad.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { ProblemAlert } from '#web/app/shell/page/problem-alert.tsx';
import { AddToSquad } from './add-to-squad.tsx';
import { SquadCrest } from './squad-crest.tsx';

interface SquadRosterProps {
  readonly squad: Squad;
  /** Registered players without a team. */
  readonly free: readonly Registration[];
  readonly isOrganiser: boolean;
}

/** A team's roster; organizers add and remove players, who stay registered. */
export function SquadRoster({ squad, free, isOrganiser }: SquadRosterProps) {
  const { run, isRunning, problem } = useOperation(seasonsContract, 'decideRegistration', {
    done: ({ displayName }) => `Saved for ${displayName}`,
    showsProblem: true,
  });
  const { seasonId, squadId, divisionId, roster, captainId, code } = squad;
  const addable = free.filter((one) => one.divisionId === divisionId);
  return (
    <SpaceBetween size="s">
      <Header variant="h3" counter={`(${squad.playerCount})`}>
        <SquadCrest id={squad.squadId} name={squad.name} logo={squad.logo} size={24} /> Players
      </Header>
      {code && <p>Players join with the code {code}.</p>}
      {problem && <ProblemAlert>{problem}</ProblemAlert>}
      {roster.length === 0 && <p>No players yet.</p>}
      <ul className="season-people">
        {roster.map(({ userId, displayName }, index) => (
          <li key={userId ?? index}>
            <span>
              {displayName}
              {userId && userId === captainId && ', captain'}
            </span>
            {isOrganiser && userId && (
              <Button
                loading={isRunning}
                ariaLabel={`Remove ${displayName} from ${squad.name}`}
                onClick={() => run({ seasonId, userId, action: 'unplace' })}
              >
                Remove
              </Button>
            )}
          </li>
        ))}
      </ul>
      <AddToSquad squad={squad} />
      {isOrganiser && addable.length > 0 && (
        <ButtonDropdown
          loading={isRunning}
          ariaLabel={`Add a player to ${squad.name}`}
          items={addable.map(({ userId: id, displayName: text }) => ({ id, text }))}
          onItemClick={({ detail }) => void run({ seasonId, userId: detail.id, action: 'place', squadId })}
        >
          Add a registered player
        </ButtonDropdown>
      )}
    </SpaceBetween>
  );
}
