import type { ComponentProps } from 'react';
import type { Control } from 'react-hook-form';
import { gameTypeLabel } from '#shared/places/game-types.ts';
import { addressesIn } from '../../invites/addresses-in.ts';
import { RoleFields } from '../../members/role-fields.tsx';
import { joinLabel, kindLabel, visibilityChoices } from './team-choices.ts';
import { JoiningFields, KindFields, LookFields, NameFields } from './team-fields.tsx';
import { PlaceFields } from './team-place-fields.tsx';
import type { TeamValues } from './team-values.ts';

interface StepProps extends ComponentProps<typeof RoleFields> {
  readonly step: number;
  readonly control: Control<TeamValues>;
  readonly values: TeamValues;
  readonly cityName: string;
  readonly onCity: (name: string) => void;
}

/** The fields of one step. */
export function StepFields({ step, control, values, cityName, onCity, invited, onInvited }: StepProps) {
  if (step === 0) return <KindFields control={control} />;
  if (step === 1) return <NameFields control={control} />;
  if (step === 2) return <PlaceFields control={control} cityName={cityName} onCity={onCity} />;
  if (step === 3) return <LookFields control={control} />;
  if (step === 4) return <JoiningFields control={control} />;
  if (step === 5) return <RoleFields invited={invited} onInvited={onInvited} />;
  return step === 6 ? <Payments /> : <Review values={values} cityName={cityName} invited={invited} />;
}

const Payments = () => <p>Your community is free. There is nothing to set up here, so you can skip this step.</p>;

function Review({ values, cityName, invited }: Pick<StepProps, 'values' | 'cityName' | 'invited'>) {
  const { name, kind, gameTypeIds, otherLabel, visibility = 'public', joinPolicy = 'open' } = values;
  const facts = [
    ['Name', name],
    ['Kind', kindLabel[kind]],
    ['Sports', gameTypeIds.map((id) => gameTypeLabel(id, otherLabel)).join(', ')],
    ['City', cityName],
    ['Who can see it', visibilityChoices.find(({ value }) => value === visibility)?.label],
    ['Who can join', joinLabel[joinPolicy]],
    ['Invited', addressesIn(invited).join(', ') || 'No one yet'],
  ];
  return (
    <dl className="team-facts">
      {facts.map(([word, fact]) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
