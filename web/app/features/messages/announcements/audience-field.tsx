import Multiselect from '@cloudscape-design/components/multiselect';
import { useId } from 'react';
import type { Control } from 'react-hook-form';
import type { Input } from '#shared/contract/operation.ts';
import type { announcementsContract, Group } from '#shared/messages/announcements/contract.ts';
import { FieldMessage } from '#web/app/forms/fields/chip-choice.tsx';
import { useField } from '#web/app/forms/use-field.ts';
import { groupName, type ReachView } from './announcement-words.ts';

type Announcing = Input<(typeof announcementsContract)['operations']['sendAnnouncement']>;

interface AudienceFieldProps {
  readonly control: Control<Announcing>;
  readonly view: Pick<ReachView, 'groups' | 'choosesOne'>;
}

/** More teams than that are chosen from a list. */
const mostChips = 8;

/** Who gets it, with how many they are. */
export function AudienceField({ control, view: { groups, choosesOne } }: AudienceFieldProps) {
  const { field, fieldState } = useField({ control, name: 'audience' });
  const id = useId();
  const chosen = field.value;
  const teams = groups.filter(({ kind }) => kind === 'team');
  const isListed = teams.length > mostChips;
  const chips = isListed ? groups.filter(({ kind }) => kind !== 'team') : groups;
  const toggle = (key: string) => {
    if (choosesOne) return field.onChange([key]);
    return field.onChange(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]);
  };
  return (
    <fieldset className="chip-choice" aria-describedby={id}>
      <legend>To</legend>
      <div className="chips">
        {chips.map((group, index) => (
          <label key={group.key} className="chip">
            <input
              ref={index === 0 ? field.ref : undefined}
              type={choosesOne ? 'radio' : 'checkbox'}
              checked={chosen.includes(group.key)}
              onChange={() => toggle(group.key)}
            />
            <span>{`${groupName(group)} · ${group.people}`}</span>
          </label>
        ))}
      </div>
      {isListed && (
        <TeamList
          teams={teams}
          chosen={chosen}
          onChange={(keys) => field.onChange([...chosen.filter((key) => !isTeam(teams, key)), ...keys])}
        />
      )}
      <FieldMessage id={id}>{fieldState.error?.message}</FieldMessage>
    </fieldset>
  );
}

const isTeam = (teams: readonly Group[], key: string) => teams.some((team) => team.key === key);

interface TeamListProps {
  readonly teams: readonly Group[];
  readonly chosen: readonly string[];
  readonly onChange: (keys: readonly string[]) => void;
}

function TeamList({ teams, chosen, onChange }: TeamListProps) {
  const options = teams.map((team) => ({ value: team.key, label: `${groupName(team)} · ${team.people}` }));
  return (
    <div className="announce-teams">
      <Multiselect
        ariaLabel="Teams"
        placeholder="Choose teams"
        filteringType="auto"
        options={options}
        selectedOptions={options.filter(({ value }) => chosen.includes(value))}
        onChange={({ detail }) => onChange(detail.selectedOptions.flatMap(({ value }) => value ?? []))}
      />
    </div>
  );
}
