import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import type { MySeasonView } from '#shared/competitions/seasons/views.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { useTogether } from '#web/app/operations/use-together.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';

/** What a captain sees: the code of the team, the requests to join it, and its confirmation. */
export function LedSquads({ view: { squads, asking, registration } }: { view: MySeasonView }) {
  const answer = useOperation(seasonsContract, 'answerSquadRequest', {
    done: (_, { decision }) => (decision === 'accept' ? 'Added to the team' : 'Request declined'),
    showsProblem: true,
  });
  const confirm = useOperation(seasonsContract, 'setSquadStanding', {
    done: 'Team confirmed',
    showsProblem: true,
  });
  const { isRunning, problem } = useTogether(answer, confirm);
  const led = squads.filter(({ code, squadId }) => code && registration?.squadIds.includes(squadId));
  return led.map(({ squadId, seasonId, name, code, status, version }) => (
    <SpaceBetween key={squadId} size="s">
      <p>
        Join code for {name}: {code}
      </p>
      <AppLink to={paths.seasonTeams(seasonId)}>Edit {name}</AppLink>
      {problem && <p role="alert">{problem}</p>}
      {status === 'forming' && (
        <Button loading={isRunning} onClick={() => confirm.run({ seasonId, squadId, version, to: 'confirmed' })}>
          Confirm {name}
        </Button>
      )}
      {asking
        .filter(({ askedSquadId }) => askedSquadId === squadId)
        .map(({ userId, displayName }) => (
          <SpaceBetween key={userId} direction="horizontal" size="xs">
            <span>{displayName} wants to join.</span>
            {(['accept', 'decline'] as const).map((decision) => (
              <Button
                key={decision}
                loading={isRunning}
                ariaLabel={`${decision === 'accept' ? 'Accept' : 'Decline'} ${displayName}`}
                onClick={() => answer.run({ seasonId, squadId, userId, decision })}
              >
                {decision === 'accept' ? 'Accept' : 'Decline'}
              </Button>
            ))}
          </SpaceBetween>
        ))}
    </SpaceBetween>
  ));
}
