import { ChoiceField } from '#web/app/forms/fields/choice-field.tsx';
import { FilterSheet } from '#web/app/forms/filter-sheet.tsx';
import { NearFields } from '#web/app/forms/places/near-fields.tsx';
import type { AddressChanges } from '#web/app/router/use-address.ts';
import { gameChoices, kindChoices, levelChoices, radii } from '../details/edit/team-choices.ts';
import { comingInLabel } from './team-results.tsx';
import type { LookedForTeams } from './teams-query.ts';

interface TeamFiltersProps {
  readonly query: LookedForTeams;
  readonly onChange: (changes: AddressChanges) => void;
}

const joinings = Object.entries(comingInLabel).map(([value, label]) => ({ value, label }));

const cleared = { sport: undefined, kind: undefined, level: undefined, joining: undefined };

/** Distance, sport, kind, level and join policy, all in the address. */
export function TeamFilters({ query: { radius, sport, kind, level, joining }, onChange }: TeamFiltersProps) {
  const first = (
    <NearFields usual={25} radii={radii} radius={radius} sport={sport} sports={gameChoices} onChange={onChange} />
  );
  return (
    <FilterSheet set={[sport, kind, level, joining].filter(Boolean).length} onClear={() => onChange(cleared)}>
      {first}
      <ChoiceField
        label="Kind"
        any="Any"
        choices={kindChoices}
        value={kind}
        onPick={(picked) => onChange({ kind: picked })}
      />
      <ChoiceField
        label="Level"
        any="Any"
        choices={levelChoices}
        value={level}
        onPick={(picked) => onChange({ level: picked })}
      />
      <ChoiceField
        label="Joining"
        any="Any"
        choices={joinings}
        value={joining}
        onPick={(picked) => onChange({ joining: picked })}
      />
    </FilterSheet>
  );
}
