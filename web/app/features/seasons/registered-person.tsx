import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import type { Registration } from '#shared/competitions/seasons/registration.ts';
import { modeLabel, registrationLabel } from '#shared/competitions/seasons/season-words.ts';
import type { SeasonView } from '#shared/competitions/seasons/views.ts';
import type { OrganiserIntent } from './organiser-intents.ts';
import { useSeasonSend } from './use-season-send.ts';
import { Wishes } from './wishes.tsx';

interface PersonProps {
  readonly registration: Registration;
  readonly view: SeasonView;
  /** Of those who registered. */
  readonly names: ReadonlyMap<string, string>;
}

/** Somebody who registered, with what an organiser can do about it. */
export function RegisteredPerson({ registration, names, view: { season, squads } }: PersonProps) {
  const { send, isBusy, problem } = useSeasonSend<OrganiserIntent>();
  const { userId, displayName, status, mode, divisionId, squadIds, answers } = registration;
  const inside = squads.filter(({ squadId }) => squadIds.includes(squadId)).map(({ name }) => name);
  const isOver = status === 'withdrawn' || status === 'rejected';
  const squadChoices = squads
    .filter((squad) => squad.divisionId === divisionId && !squadIds.includes(squad.squadId))
    .map(({ squadId, name }) => ({ id: `place ${squadId}`, text: `Place in ${name}` }));
  const divisionChoices = season.divisions
    .filter((division) => division.divisionId !== divisionId && squadIds.length === 0)
    .map((division) => ({ id: `move ${division.divisionId}`, text: `Move to ${division.name}` }));
  const decide = (id: string) => {
    const [action = '', target] = id.split(' ');
    const where = action === 'place' ? { squadId: target } : action === 'move' ? { divisionId: target } : {};
    send({ intent: 'decide', userId, action: action as 'place', ...where });
  };
  return (
    <div className="season-person">
      <div>
        <strong>{displayName}</strong> · {registrationLabel[status]}
        {inside.length > 0 && ` (${inside.join(', ')})`} · {modeLabel[mode]} · level {answers.level}
      </div>
      <Wishes answers={answers} names={names} />
      {answers.note !== '' && <div className="pre-line">{answers.note}</div>}
      {problem && <div role="alert">{problem}</div>}
      {!isOver && (
        <ButtonDropdown
          loading={isBusy}
          ariaLabel={`Decide about ${displayName}`}
          onItemClick={({ detail }) => decide(detail.id)}
          items={[
            ...squadChoices,
            ...divisionChoices,
            ...(squadIds.length > 0 && status !== 'suspended' ? [{ id: 'unplace', text: 'Take out of the team' }] : []),
            status === 'suspended' ? { id: 'reinstate', text: 'Reinstate' } : { id: 'suspend', text: 'Suspend' },
            { id: 'reject', text: 'Reject' },
            { id: 'withdraw', text: 'Withdraw' },
          ]}
        >
          Decide
        </ButtonDropdown>
      )}
    </div>
  );
}
