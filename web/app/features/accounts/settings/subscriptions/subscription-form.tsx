import Toggle from '@cloudscape-design/components/toggle';
import { weekdays } from '#shared/discovery/subscriptions/matching.ts';
import {
  frequencies,
  type ShownSubscription,
  subscribable,
  subscriptionRadius,
} from '#shared/discovery/subscriptions/schemas.ts';
import { SkillLevel } from '#shared/events/rsvp/eligibility.ts';
import { quantity } from '#shared/quantity.ts';
import { ChangedMeanwhile } from '#web/app/forms/changed-meanwhile.tsx';
import { DayField } from '#web/app/forms/dates/day-field.tsx';
import { MultiselectField } from '#web/app/forms/fields/multiselect-field.tsx';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import { SliderField } from '#web/app/forms/fields/slider-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { MoneyField } from '#web/app/forms/money/money-field.tsx';
import { CityField } from '#web/app/forms/places/city-field.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useCheckedForm } from '#web/app/forms/use-checked-form.ts';
import { useChange } from '#web/app/operations/use-change.ts';
import { likelyCurrency } from '#web/app/orders/use-selling-currency.ts';
import { saveSubscriptions } from './save-subscriptions.ts';
import { beginWith, dayOf, SubscriptionInput, toSubscription } from './subscription-input.ts';
import { frequencyWords } from './subscription-list.tsx';

interface SubscriptionFormProps {
  /** The one that is changed; absent where one is added. */
  readonly one: ShownSubscription | undefined;
  readonly version: number;
  readonly onClose: () => void;
}

const asChoices = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }));
const activityChoices = asChoices(subscribable);
const levelChoices = SkillLevel.options.map((value) => ({
  value,
  label: value.slice(0, 1).toUpperCase() + value.slice(1),
}));
const frequencyChoices = frequencies.map((value) => ({ value, label: frequencyWords[value] }));
const done = 'Saved. We’ve emailed you a confirmation.';
const miles = (value: number) => quantity(value, 'mile');

/** Adds a city, or changes one (R-ACTSUB-18). */
export function SubscriptionForm({ one, version, onClose }: SubscriptionFormProps) {
  const form = useCheckedForm(SubscriptionInput, beginWith(one, version), useChange(saveCity, { done, isForm: true }));
  const { control, values } = form;
  const isTemporary = values.watch('isTemporary');
  const setTemporary = (isOn: boolean) => {
    values.setValue('isTemporary', isOn, { shouldDirty: true });
    values.setValue('startDay', isOn ? dayOf(Date.now()) : undefined);
    values.setValue('endDay', undefined);
  };
  const { least, most, step } = subscriptionRadius;
  const keepMine = (stored: number) => values.setValue('version', stored);
  return (
    <FormView
      form={form}
      wayOut={{ text: 'Cancel', onClick: onClose }}
      actions={<SubmitButton form={form}>{one ? 'Save city' : 'Add city'}</SubmitButton>}
      choice={form.rejection?.currentVersion && <ChangedMeanwhile form={form} onKeepMine={keepMine} />}
    >
      <CityField
        control={control}
        name="address"
        label="City"
        initialLabel={one?.address.name ?? ''}
        onPick={(city) => {
          if (!city) return;
          const { label: name, lat, lng } = city;
          const address = { name, lat, lng, description: `${name}, United States` };
          values.setValue('address', address, { shouldDirty: true, shouldValidate: true });
        }}
      />
      <SliderField control={control} name="radius" label="Radius" least={least} most={most} step={step} words={miles} />
      <MultiselectField control={control} name="activities" label="Activities" choices={activityChoices} />
      <SelectField control={control} name="frequency" label="How often" choices={frequencyChoices} />
      <Toggle checked={isTemporary} onChange={({ detail }) => setTemporary(detail.checked)}>
        Only for a while
      </Toggle>
      {isTemporary && (
        <div className="range-of-days">
          <DayField control={control} name="startDay" label="First day" />
          <DayField control={control} name="endDay" label="Last day" />
        </div>
      )}
      <MultiselectField
        control={control}
        name="levels"
        label="Levels"
        isOptional
        placeholder="Any level"
        choices={levelChoices}
      />
      <MultiselectField
        control={control}
        name="weekdays"
        label="Days of the week"
        isOptional
        placeholder="Any day"
        choices={asChoices(weekdays)}
      />
      <MoneyField
        control={control}
        name="priceMax"
        label="Highest price"
        currency={one?.priceMax?.currency ?? likelyCurrency()}
        isOptional
        hint="0 means free only."
      />
    </FormView>
  );
}

function saveCity(said: SubscriptionInput): Promise<void> {
  const saved = toSubscription(said);
  return saveSubscriptions(said.version, (list) =>
    list.some(({ id }) => id === saved.id) ? list.map((one) => (one.id === saved.id ? saved : one)) : [...list, saved],
  );
}
