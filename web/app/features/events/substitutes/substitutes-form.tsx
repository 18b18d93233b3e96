import { SkillLevel } from '#shared/events/rsvp/eligibility.ts';
import { substitutesContract } from '#shared/events/substitutes/contract.ts';
import { NumberField } from '#web/app/forms/fields/number-field.tsx';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import { TagsField } from '#web/app/forms/fields/tags-field.tsx';
import { TextareaField } from '#web/app/forms/fields/textarea-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useOperationForm } from '#web/app/forms/use-operation-form.ts';

const levels = SkillLevel.options.map((value) => ({ value, label: value.slice(0, 1).toUpperCase() + value.slice(1) }));
const usual = { needed: 1, positions: [], message: '', radiusMiles: 15, waveSize: 5 };

/** What a host asks for. */
export function SubstitutesForm({ eventId }: { eventId: string }) {
  const form = useOperationForm(substitutesContract, 'askForSubstitutes', {
    defaults: usual,
    also: { eventId },
    done: 'We’re asking the first players now',
  });
  const { control } = form;
  return (
    <FormView form={form} actions={<SubmitButton form={form}>Ask for substitutes</SubmitButton>}>
      <NumberField
        control={control}
        name="needed"
        label="Substitutes needed"
        hint="1 to 10. Each takes an open spot."
      />
      <TagsField
        control={control}
        name="positions"
        label="Positions"
        hint="Separate with commas. Leave empty for any."
        isOptional
      />
      <SelectField
        control={control}
        name="leastLevel"
        label="Lowest level"
        choices={levels}
        whenNone="Any"
        isOptional
      />
      <SelectField
        control={control}
        name="mostLevel"
        label="Highest level"
        choices={levels}
        whenNone="Any"
        isOptional
      />
      <NumberField control={control} name="radiusMiles" label="Ask players within (miles)" hint="1 to 50 miles." />
      <NumberField
        control={control}
        name="waveSize"
        label="How many to ask at once"
        hint="1 to 10. If they don’t answer in time, we ask the next."
      />
      <TextareaField control={control} name="message" label="Message" max={300} isOptional />
    </FormView>
  );
}
