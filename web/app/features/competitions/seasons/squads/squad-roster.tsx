import Button from '@cloudscape-design/components/button';
import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { Registration } from '#shared/competitions/seasons/registration.ts';
import type { Squad } from '#shared/competitions/seasons/squad.ts';
import { ProblemAlert } from '#web/app/shell/page/problem-alert.tsx';
import { useSeasonSend } from '../use-season-send.ts';
import type { SquadIntent } from './squad-intents.ts';
import { SquadLogo } from './squad-logo.tsx';

interface SquadRosterProps {
  readonly squad: Squad;
  /** Who is registered and in no team. */
  readonly free: readonly Registration[];
  readonly isOrganiser: boolean;
}

/** Who is in a team; organisers put people in and take them out, and whoever is out stays registered. */
export function SquadRoster({ squad, free, isOrganiser }: SquadRosterProps) {
  const { send, isBusy, problem } = useSeasonSend<SquadIntent>();
  const { squadId, divisionId, roster, captainId, code } = squad;
  const addable = free.filter((one) => one.divisionId === divisionId);
  return (
    <SpaceBetween size="s">
      <Header variant="h3" counter={`(${squad.playerCount})`}>
        <SquadLogo logo={squad.logo} /> Players
      </Header>
      {code && <p>Players join with the code {code}.</p>}
      {problem && <ProblemAlert>{problem}</ProblemAlert>}
      {roster.length === 0 && <p>Nobody is in it yet.</p>}
      <ul className="season-people">
        {roster.map(({ userId, displayName }, index) => (
          <li key={userId ?? index}>
            <span>
              {displayName}
              {userId && userId === captainId && ', captain'}
            </span>
            {isOrganiser && userId && (
              <Button
                loading={isBusy}
                ariaLabel={`Take ${displayName} out of ${squad.name}`}
                onClick={() => send({ intent: 'decide', userId, action: 'unplace' })}
              >
                Take out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isOrganiser && addable.length > 0 && (
        <ButtonDropdown
          loading={isBusy}
          ariaLabel={`Put somebody in ${squad.name}`}
          items={addable.map(({ userId: id, displayName: text }) => ({ id, text }))}
          onItemClick={({ detail }) => send({ intent: 'decide', userId: detail.id, action: 'place', squadId })}
        >
          Put somebody in
        </ButtonDropdown>
      )}
    </SpaceBetween>
  );
}
