import Button from '@cloudscape-design/components/button';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ScheduleDesk } from '#shared/competitions/schedules/contract.ts';
import { NativeInput } from '#web/app/forms/fields/native-input.tsx';
import { DivisionPlan } from './division-plan.tsx';
import { PlaceFields } from './place-fields.tsx';
import { emptyPlace, type PlaceValues } from './place-values.ts';
import { notPlayed, type PlanValues } from './plan-values.ts';

interface DatesAndFieldsProps {
  readonly desk: ScheduleDesk;
  readonly values: PlanValues;
  readonly onChange: (part: Partial<PlanValues>) => void;
}

/** The first and the last day, how each division is played, and the fields with their times. */
export function DatesAndFields({ desk, values, onChange }: DatesAndFieldsProps) {
  const setPlace = (at: number, part: Partial<PlaceValues>) =>
    onChange({ places: values.places.map((place, index) => (index === at ? { ...place, ...part } : place)) });
  return (
    <SpaceBetween size="m">
      <ColumnLayout columns={2}>
        <NativeInput label="First day" type="date" value={values.from} onChange={(from) => onChange({ from })} />
        <NativeInput label="Last day" type="date" value={values.until} onChange={(until) => onChange({ until })} />
      </ColumnLayout>
      {desk.divisions.map(({ divisionId, name }) => (
        <DivisionPlan
          key={divisionId}
          name={name}
          squads={desk.squads.filter((squad) => squad.divisionId === divisionId)}
          way={values.divisions[divisionId] ?? notPlayed}
          onChange={(way) => onChange({ divisions: { ...values.divisions, [divisionId]: way } })}
        />
      ))}
      {values.places.map((place, index) => (
        <PlaceFields
          key={place.placeId}
          number={index + 1}
          place={place}
          onChange={(part) => setPlace(index, part)}
          onRemove={
            values.places.length > 1
              ? () => onChange({ places: values.places.filter((one) => one.placeId !== place.placeId) })
              : undefined
          }
        />
      ))}
      <Button onClick={() => onChange({ places: [...values.places, emptyPlace(nextNumber(values.places))] })}>
        Add place
      </Button>
    </SpaceBetween>
  );
}

/** Places are known by their ids, which are not used again. */
const nextNumber = (places: readonly PlaceValues[]) =>
  1 + Math.max(0, ...places.map(({ placeId }) => Number(placeId.replace(/\D/g, '')) || 0));
