import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import type { City } from '#shared/events/city.ts';
import { SubstituteInput, type SubstituteProfile, usualSubstitute } from '#shared/substitutes/schemas.ts';
import { viewerZone } from '#web/blocks/event-time.ts';
import { CheckboxField } from '../../forms/checkbox-field.tsx';
import { CityField } from '../../forms/city-field.tsx';
import { DayField } from '../../forms/day-field.tsx';
import { FormView } from '../../forms/form-view.tsx';
import { NumberField } from '../../forms/number-field.tsx';
import { newSport, SportsFields } from '../../forms/sports-fields.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TimeZoneField } from '../../forms/time-zone-field.tsx';
import { useOperationForm } from '../../forms/use-operation-form.ts';
import './substitutes.css';

interface SubstituteFormProps {
  readonly profile: SubstituteProfile | undefined;
  /** Of the person's account, where nothing was said yet. */
  readonly city: City | undefined;
}

/** When, where and at what somebody can be asked. */
export function SubstituteForm({ profile, city }: SubstituteFormProps) {
  const { city: home = city, ...said } = profile ?? {};
  const form = useOperationForm(
    SubstituteInput,
    { ...usualSubstitute, timeZone: viewerZone(), sports: [newSport], ...said, cityPlaceId: home?.placeId ?? '' },
    { also: { intent: 'save' } },
  );
  const { control } = form;
  return (
    <Container header={<Header variant="h2">When you can be asked</Header>}>
      <FormView form={form} actions={<SubmitButton form={form}>Save</SubmitButton>}>
        <SportsFields control={control} values={form.values} />
        <CityField control={control} name="cityPlaceId" label="Home city" initialLabel={home?.name ?? ''} />
        <NumberField control={control} name="radiusMiles" label="How far you go, in miles" hint="1 to 50 miles." />
        <NumberField control={control} name="noticeHours" label="Notice you need, in hours" hint="0 to 168 hours." />
        <div className="quiet-hours">
          <DayField
            control={control}
            type="time"
            name="quietFrom"
            label="Quiet from"
            hint="Nobody writes to you then."
          />
          <DayField control={control} type="time" name="quietUntil" label="Quiet until" />
        </div>
        <TimeZoneField control={control} name="timeZone" label="Time zone" />
        <DayField
          control={control}
          name="pausedUntil"
          label="Paused until"
          hint="From this day on you can be asked again."
          isOptional
        />
        <CheckboxField control={control} name="isAdult" label="I am 18 or over" />
      </FormView>
    </Container>
  );
}
