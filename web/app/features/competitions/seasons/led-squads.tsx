import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { MySeasonView } from '#shared/competitions/seasons/views.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import type { SeasonIntent } from './season-intents.ts';
import { useSeasonSend } from './use-season-send.ts';

/** What a captain sees: the code of the team, the requests to join it, and its confirmation. */
export function LedSquads({ view: { squads, asking, registration } }: { view: MySeasonView }) {
  const { send, isBusy, problem } = useSeasonSend<SeasonIntent>();
  const led = squads.filter(({ code, squadId }) => code && registration?.squadIds.includes(squadId));
  return led.map(({ squadId, seasonId, name, code, status, version }) => (
    <SpaceBetween key={squadId} size="s">
      <p>
        Join code for {name}: {code}
      </p>
      <AppLink to={paths.seasonTeams(seasonId)}>Edit {name}</AppLink>
      {problem && <p role="alert">{problem}</p>}
      {status === 'forming' && (
        <Button loading={isBusy} onClick={() => send({ intent: 'standing', squadId, version, to: 'confirmed' })}>
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
                loading={isBusy}
                ariaLabel={`${decision === 'accept' ? 'Accept' : 'Decline'} ${displayName}`}
                onClick={() => send({ intent: 'answer', squadId, userId, decision })}
              >
                {decision === 'accept' ? 'Accept' : 'Decline'}
              </Button>
            ))}
          </SpaceBetween>
        ))}
    </SpaceBetween>
  ));
}
