import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import type { Registration } from '#shared/competitions/seasons/registration.ts';
import { isStanding, isTransferable } from '#shared/competitions/seasons/registration.ts';
import type { SeasonCard } from '#shared/competitions/seasons/schemas.ts';
import type { SeasonView } from '#shared/competitions/seasons/views.ts';
import type { Input } from '#shared/contract/operation.ts';
import { isDependantId } from '#shared/ids.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { useTogether } from '#web/app/operations/use-together.ts';
import { ProposeGuardian } from './propose-guardian.tsx';

type Decision = Input<(typeof seasonsContract)['operations']['decideRegistration']>;

interface ActionsProps {
  readonly registration: Registration;
  readonly view: SeasonView;
  /** Other seasons of the community that a player can move to. */
  readonly others: readonly SeasonCard[];
}

/** What an organizer can decide about a registration. */
export function RegistrationActions(props: ActionsProps) {
  const { registration, view } = props;
  const decide = useOperation(seasonsContract, 'decideRegistration', {
    done: ({ displayName: name }) => `Saved for ${name}`,
    showsProblem: true,
  });
  const propose = useOperation(seasonsContract, 'proposeGuardian', {
    done: 'Request sent. The other guardians know about it',
    showsProblem: true,
  });
  const { isRunning, problem } = useTogether(decide, propose);
  const { seasonId } = view.season;
  const { userId, displayName, status } = registration;
  const choices = choicesFor(props);
  const take = (id: string) => {
    const chosen = choices.find((one) => one.id === id);
    if (chosen) void decide.run(chosen.decision);
  };
  return (
    <div className="season-person">
      {problem && <div role="alert">{problem}</div>}
      {isDependantId(userId) && isStanding(status) && (
        <ProposeGuardian
          displayName={displayName}
          isBusy={isRunning}
          onAsk={(email) => void propose.run({ seasonId, dependantId: userId, email })}
        />
      )}
      {isStanding(status) && (
        <ButtonDropdown
          loading={isRunning}
          ariaLabel={`Actions for ${displayName}`}
          onItemClick={({ detail }) => take(detail.id)}
          items={choices.map(({ id, text }) => ({ id, text }))}
        >
          Actions
        </ButtonDropdown>
      )}
    </div>
  );
}

/** What can be decided, by how the registration stands. Until it is paid, a spot is only kept free. */
function choicesFor({ registration, others, view: { season, squads } }: ActionsProps) {
  const { userId, status, divisionId, squadIds } = registration;
  const { seasonId } = season;
  const choice = (text: string, decision: Pick<Decision, 'action' | 'squadId' | 'divisionId' | 'toSeasonId'>) => ({
    id: Object.values(decision).join(' '),
    text,
    decision: { seasonId, userId, ...decision },
  });
  const suspend = choice('Suspend', { action: 'suspend' });
  const reinstate = choice('Reinstate', { action: 'reinstate' });
  const isHeld = status === 'pending_payment';
  return [
    ...(isHeld ? [] : squads)
      .filter((squad) => squad.divisionId === divisionId && !squadIds.includes(squad.squadId))
      .map(({ squadId, name }) => choice(`Place in ${name}`, { action: 'place', squadId })),
    ...season.divisions
      .filter((division) => division.divisionId !== divisionId && squadIds.length === 0)
      .map((division) => choice(`Move to ${division.name}`, { action: 'move', divisionId: division.divisionId })),
    ...(isTransferable(status) ? others : []).map(({ seasonId: toSeasonId, label }) =>
      choice(`Move to season ${label}`, { action: 'carry', toSeasonId }),
    ),
    ...(squadIds.length > 0 && status !== 'suspended' && !isHeld
      ? [choice('Remove from team', { action: 'unplace' })]
      : []),
    ...(isHeld ? [] : [status === 'suspended' ? reinstate : suspend]),
    choice('Reject', { action: 'reject' }),
    choice('Withdraw', { action: 'withdraw' }),
  ];
}
