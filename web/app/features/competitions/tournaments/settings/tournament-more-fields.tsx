import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense } from 'react';
import type { Control } from 'react-hook-form';
import { DayField } from '#web/app/forms/dates/day-field.tsx';
import { LocalDateTimeField } from '#web/app/forms/dates/local-date-time-field.tsx';
import { TimeZoneField } from '#web/app/forms/dates/time-zone-field.tsx';
import { NumberField } from '#web/app/forms/fields/number-field.tsx';
import { FoldedFields } from '#web/app/forms/folded-fields.tsx';
import { CityField } from '#web/app/forms/places/city-field.tsx';
import { MoreFields } from './more-fields.tsx';
import type { TournamentValues } from './tournament-values.ts';

const PaymentFields = lazy(async () => ({ default: (await import('./payment-fields.tsx')).PaymentFields }));
const Pictures = lazy(async () => ({ default: (await import('./picture-fields.tsx')).PictureFields }));

interface FieldsProps {
  readonly control: Control<TournamentValues>;
  readonly cityName?: string;
}

interface MoreFieldsProps extends FieldsProps {
  readonly teamId: string;
}

/** What a tournament can do without being asked: folded away, so that the form stays short. */
export function TournamentMoreFields({ control, cityName, teamId }: MoreFieldsProps) {
  const parts = [
    ['Payment', <PaymentFields key="payment" control={control} teamId={teamId} />],
    ['Hours and rest', <HourFields key="hours" control={control} />],
    ['Registration dates', <RegistrationFields key="registration" control={control} />],
    ['City and time zone', <CityFields key="city" control={control} {...(cityName && { cityName })} />],
    ['Rules, awards and contacts', <MoreFields key="more" control={control} />],
    ['Pictures', <Pictures key="pictures" control={control} />],
  ] as const;
  return (
    <SpaceBetween size="l">
      {parts.map(([title, fields]) => (
        <FoldedFields key={title} control={control} title={title}>
          <Suspense>{fields}</Suspense>
        </FoldedFields>
      ))}
    </SpaceBetween>
  );
}

const CityFields = ({ control, cityName }: FieldsProps) => (
  <SpaceBetween size="l">
    <CityField control={control} name="cityPlaceId" label="City" {...(cityName && { initialLabel: cityName })} />
    <TimeZoneField control={control} name="timeZone" label="Time zone" />
  </SpaceBetween>
);

const HourFields = ({ control }: FieldsProps) => (
  <SpaceBetween size="l">
    <DayField control={control} name="dayFrom" label="First match of a day" type="time" />
    <DayField control={control} name="dayUntil" label="End of a day" type="time" />
    <NumberField control={control} name="matchMinutes" label="Minutes a match" />
    <NumberField control={control} name="changeoverMinutes" label="Minutes between matches on a court" />
    <NumberField control={control} name="restMinutes" label="Minutes of rest between two matches of one person" />
  </SpaceBetween>
);

const RegistrationFields = ({ control }: FieldsProps) => (
  <SpaceBetween size="l">
    <LocalDateTimeField control={control} name="registrationOpens" label="Registration opens" isOptional />
    <LocalDateTimeField control={control} name="registrationCloses" label="Registration closes" isOptional />
    <LocalDateTimeField control={control} name="withdrawalDeadline" label="Withdraw by" isOptional />
  </SpaceBetween>
);
