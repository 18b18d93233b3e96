import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import type { City } from '#shared/city.ts';
import { substitutesContract } from '#shared/events/substitutes/contract.ts';
import { type SubstituteProfile, usualSubstitute } from '#shared/events/substitutes/schemas.ts';
import { DayField } from '#web/app/forms/dates/day-field.tsx';
import { TimeZoneField } from '#web/app/forms/dates/time-zone-field.tsx';
import { NumberField } from '#web/app/forms/fields/number-field.tsx';
import { newSport, SportsFields } from '#web/app/forms/fields/sports-fields.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { CityField } from '#web/app/forms/places/city-field.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useOperationForm } from '#web/app/forms/use-operation-form.ts';
import { viewerZone } from '#web/blocks/event-time.ts';
import './substitutes.css';

interface SubstituteFormProps {
  readonly profile: SubstituteProfile | undefined;
  /** Of the person's account, where nothing was said yet. */
  readonly city: City | undefined;
}

/** When, where and at what somebody can be asked. */
export function SubstituteForm({ profile, city }: SubstituteFormProps) {
  const { city: home = city, ...said } = profile ?? {};
  const form = useOperationForm(substitutesContract, 'saveSubstituteProfile', {
    defaults: {
      ...usualSubstitute,
      timeZone: viewerZone(),
      sports: [newSport],
      ...said,
      cityPlaceId: home?.placeId ?? '',
    },
    done: 'Successfully saved availability',
  });
  const { control } = form;
  return (
    <Container header={<Header variant="h2">When you can be asked</Header>}>
      <FormView form={form} actions={<SubmitButton form={form}>Save</SubmitButton>}>
        <SportsFields control={control} values={form.values} />
        <CityField control={control} name="cityPlaceId" label="Home city" initialLabel={home?.name ?? ''} />
        <NumberField control={control} name="radiusMiles" label="How far you’ll go (miles)" hint="1 to 50 miles." />
        <NumberField control={control} name="noticeHours" label="Notice you need (hours)" hint="0 to 168 hours." />
        <div className="quiet-hours">
          <DayField
            control={control}
            type="time"
            name="quietFrom"
            label="Quiet from"
            hint="We won’t ask you between these times."
          />
          <DayField control={control} type="time" name="quietUntil" label="Quiet until" />
        </div>
        <TimeZoneField control={control} name="timeZone" label="Time zone" />
        <DayField
          control={control}
          name="pausedUntil"
          label="Paused until"
          hint="We’ll start asking you again on this day."
          isOptional
        />
      </FormView>
    </Container>
  );
}
