import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { NumberField } from '#web/app/forms/fields/number-field.tsx';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';

interface Values {
  readonly most?: number | undefined;
  readonly level?: string | undefined;
}

function Form({ onSend }: { readonly onSend: (values: Values) => void }) {
  const { control, handleSubmit } = useForm<Values>({ defaultValues: { most: 30, level: 'high' } });
  return (
    <form onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <NumberField control={control} name="most" label="Most" isOptional />
      <SelectField
        control={control}
        name="level"
        label="Level"
        whenNone="Any"
        choices={[{ value: 'high', label: 'High' }]}
      />
      <button type="submit">Send</button>
    </form>
  );
}

it('lets a number and a choice that were set be taken away', async () => {
  const sent: Values[] = [];
  render(<Form onSend={(values) => sent.push(values)} />);
  const most = screen.getByRole('spinbutton');
  await userEvent.clear(most);
  expect(most).toHaveProperty('value', '');
  await userEvent.click(screen.getByRole('button', { name: /Level/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Any' }));
  expect(screen.getByRole('button', { name: /Level/ }).textContent).toContain('Any');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toEqual([{ most: undefined, level: undefined }]);
});
