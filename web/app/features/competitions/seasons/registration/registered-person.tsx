import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import type { Registration } from '#shared/competitions/seasons/registration.ts';
import { isStanding, isTransferable } from '#shared/competitions/seasons/registration.ts';
import type { SeasonCard } from '#shared/competitions/seasons/schemas.ts';
import { modeOfOther, registrationWords } from '#shared/competitions/seasons/season-words.ts';
import type { SeasonView } from '#shared/competitions/seasons/views.ts';
import { isDependantId } from '#shared/ids.ts';
import type { OrganiserIntent } from '../organiser-intents.ts';
import { useSeasonSend } from '../use-season-send.ts';
import { ProposeGuardian } from './propose-guardian.tsx';
import { Wishes } from './wishes.tsx';

interface PersonProps {
  readonly registration: Registration;
  readonly view: SeasonView;
  /** Other seasons of the community, into which somebody can be carried over. */
  readonly others: readonly SeasonCard[];
  /** Of those who registered. */
  readonly names: ReadonlyMap<string, string>;
}

/** Somebody who registered, with what an organiser can do about it. */
export function RegisteredPerson({ registration, names, others, view: { season, squads } }: PersonProps) {
  const { send, isBusy, problem } = useSeasonSend<OrganiserIntent>();
  const { userId, displayName, status, mode, divisionId, squadIds, answers, carriedFrom } = registration;
  const inside = squads.filter(({ squadId }) => squadIds.includes(squadId)).map(({ name }) => name);
  const squadChoices = squads
    .filter((squad) => squad.divisionId === divisionId && !squadIds.includes(squad.squadId))
    .map(({ squadId, name }) => ({ id: `place ${squadId}`, text: `Place in ${name}` }));
  const divisionChoices = season.divisions
    .filter((division) => division.divisionId !== divisionId && squadIds.length === 0)
    .map((division) => ({ id: `move ${division.divisionId}`, text: `Move to ${division.name}` }));
  const seasonChoices = isTransferable(status)
    ? others.map(({ seasonId, label }) => ({ id: `carry ${seasonId}`, text: `Carry over to ${label}` }))
    : [];
  const decide = (id: string) => {
    const [action = '', target] = id.split(' ');
    const keys: Partial<Record<string, string>> = { place: 'squadId', move: 'divisionId', carry: 'toSeasonId' };
    const key = keys[action];
    const where = key && target ? { [key]: target } : {};
    send({ intent: 'decide', userId, action: action as 'place', ...where });
  };
  return (
    <div className="season-person">
      <div>
        <strong>{displayName}</strong> · {registrationWords(registration, inside)} · {modeOfOther[mode]} · level{' '}
        {answers.level}
      </div>
      {carriedFrom && <div>{carriedWords(registration, names, others)}</div>}
      <Wishes answers={answers} names={names} />
      {answers.note !== '' && <div className="pre-line">{answers.note}</div>}
      {problem && <div role="alert">{problem}</div>}
      {isDependantId(userId) && isStanding(status) && (
        <ProposeGuardian
          displayName={displayName}
          isBusy={isBusy}
          onAsk={(email) => send({ intent: 'guardian', dependantId: userId, email })}
        />
      )}
      {isStanding(status) && (
        <ButtonDropdown
          loading={isBusy}
          ariaLabel={`Decide about ${displayName}`}
          onItemClick={({ detail }) => decide(detail.id)}
          items={[
            ...squadChoices,
            ...divisionChoices,
            ...seasonChoices,
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

/** Where a registration comes from: what was paid there counts here. */
function carriedWords(
  { userId, carriedFrom }: Registration,
  names: PersonProps['names'],
  others: readonly SeasonCard[],
): string {
  if (!carriedFrom || carriedFrom.userId !== userId)
    return `Has the place of ${names.get(carriedFrom?.userId ?? '') ?? 'a former player'}, with what was paid for it.`;
  const season = others.find(({ seasonId }) => seasonId === carriedFrom.seasonId);
  return `Carried over from ${season?.label ?? 'another season'}, with what was paid there.`;
}
