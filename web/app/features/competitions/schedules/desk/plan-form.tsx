import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, useState } from 'react';
import type { ScheduleDesk } from '#shared/competitions/schedules/contract.ts';
import { NativeInput } from '#web/app/forms/fields/native-input.tsx';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';
import { DivisionPlan } from './division-plan.tsx';
import { PlaceFields } from './place-fields.tsx';
import { emptyPlace, type PlaceValues } from './place-values.ts';
import { notPlayed, type PlanValues, planOf, valuesOf } from './plan-values.ts';
import type { DeskChanges } from './use-desk-changes.ts';

const PlanMoreFields = lazy(async () => ({ default: (await import('./plan-more.tsx')).PlanMoreFields }));

/** Where, when and how often is played. Open while there is no plan. */
export function PlanForm({ desk, changes }: { desk: ScheduleDesk; changes: DeskChanges }) {
  const [values, setValues] = useState(() => valuesOf(desk));
  const set = (part: Partial<PlanValues>) => setValues((before) => ({ ...before, ...part }));
  const setPlace = (at: number, part: Partial<PlaceValues>) =>
    set({ places: values.places.map((place, index) => (index === at ? { ...place, ...part } : place)) });
  return (
    <ExpandableSection variant="container" headingTagOverride="h2" headerText="Plan" defaultExpanded={!desk.plan}>
      <SpaceBetween size="m">
        <ColumnLayout columns={2}>
          <NativeInput label="First day" type="date" value={values.from} onChange={(from) => set({ from })} />
          <NativeInput label="Last day" type="date" value={values.until} onChange={(until) => set({ until })} />
        </ColumnLayout>
        {desk.divisions.map(({ divisionId, name }) => (
          <DivisionPlan
            key={divisionId}
            name={name}
            squads={desk.squads.filter((squad) => squad.divisionId === divisionId)}
            way={values.divisions[divisionId] ?? notPlayed}
            onChange={(way) => set({ divisions: { ...values.divisions, [divisionId]: way } })}
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
                ? () => set({ places: values.places.filter((one) => one.placeId !== place.placeId) })
                : undefined
            }
          />
        ))}
        <Button onClick={() => set({ places: [...values.places, emptyPlace(nextNumber(values.places))] })}>
          Add place
        </Button>
        <LaterPart height={200}>
          <PlanMoreFields
            more={values.more}
            squads={desk.squads}
            places={values.places}
            onChange={(part) => set({ more: { ...values.more, ...part } })}
          />
        </LaterPart>
        <Checkbox checked={values.autoApprove} onChange={({ detail }) => set({ autoApprove: detail.checked })}>
          Let captains who agree move their match
        </Checkbox>
        <Button
          variant="primary"
          loading={changes.isRunning}
          onClick={() => changes.savePlan(planOf(values, desk.plan))}
        >
          Save plan
        </Button>
      </SpaceBetween>
    </ExpandableSection>
  );
}

/** Places are known by their ids, which are not used again. */
const nextNumber = (places: readonly PlaceValues[]) =>
  1 + Math.max(0, ...places.map(({ placeId }) => Number(placeId.replace(/\D/g, '')) || 0));
