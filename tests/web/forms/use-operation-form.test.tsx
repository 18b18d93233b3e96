import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useOperationForm } from '#web/app/forms/use-operation-form.ts';
import { hasUnsaved } from '#web/app/shell/dialogs/unsaved.ts';
import { clubs, openPage } from '../support/teams/clubs.tsx';

const found = 'POST /api/clubs';
const ants = { clubId: 'c1', name: 'Ants' };
const invalid = (fields: object) => Response.json({ code: 'request.invalid', fields }, { status: 400 });

function FoundPage() {
  const form = useOperationForm(clubs, 'foundClub', {
    defaults: { name: '', home: { city: 'Austin' } },
    done: ({ name }) => `${name} is founded`,
    goTo: ({ clubId }) => `/clubs/${clubId}`,
  });
  return (
    <FormView form={form} actions={<SubmitButton form={form}>Found</SubmitButton>}>
      <TextField control={form.control} name="name" label="Name" />
      <TextField control={form.control} name="home.city" label="City" />
    </FormView>
  );
}

const submit = async () => userEvent.click(await screen.findByRole('button', { name: 'Found' }));

it('says what is wrong with a field when it is left, and when sending it was tried', async () => {
  const { sent } = await openPage(FoundPage, { [found]: ants });
  expect(screen.queryByText('Give the club a name.')).toBeNull();
  await userEvent.click(await screen.findByLabelText('Name'));
  await userEvent.tab();
  expect(await screen.findByText('Give the club a name.')).toBeTruthy();
  await userEvent.clear(screen.getByLabelText('City'));
  await submit();
  expect(await screen.findByText('Pick a city.')).toBeTruthy();
  expect(sent(found)).toHaveLength(0);
});

it('sends what was typed as the schema parses it, says so, and leads on without asking about what was typed', async () => {
  const { sent } = await openPage(FoundPage, { [found]: ants });
  await userEvent.type(await screen.findByLabelText('Name'), '  Ants ');
  expect(hasUnsaved()).toBe(true);
  await submit();
  expect(await screen.findByRole('heading', { name: 'The club' })).toBeTruthy();
  expect(sent(found)).toMatchObject([{ body: { name: 'Ants', home: { city: 'Austin' } } }]);
  expect(hasUnsaved()).toBe(false);
});

it('shows the server’s word on the field that it is about, until the field changes', async () => {
  await openPage(FoundPage, { [found]: () => invalid({ 'home.city': 'There is no such city.' }) });
  await userEvent.type(await screen.findByLabelText('Name'), 'Ants');
  await submit();
  expect(await screen.findByText('There is no such city.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.type(screen.getByLabelText('City'), ', TX');
  await waitFor(() => expect(screen.queryByText('There is no such city.')).toBeNull());
});

it('shows a refusal that belongs to no field above the buttons, and can be sent again', async () => {
  const answers = [Response.json({ code: 'request.tooMany' }, { status: 429 }), ants];
  await openPage(FoundPage, { [found]: () => answers.shift() });
  await userEvent.type(await screen.findByLabelText('Name'), 'Ants');
  await submit();
  expect((await screen.findByRole('alert')).textContent).toMatch(/\w/);
  await submit();
  expect(await screen.findByRole('heading', { name: 'The club' })).toBeTruthy();
});

it('waits while it is sent: the button says so and is not disabled before', async () => {
  let give = (_: unknown) => {};
  const answer = new Promise((resolve) => {
    give = resolve;
  });
  const { sent } = await openPage(FoundPage, { [found]: () => answer });
  expect((await screen.findByRole('button', { name: 'Found' })).getAttribute('aria-disabled')).toBeNull();
  await userEvent.type(screen.getByLabelText('Name'), 'Ants');
  await submit();
  await submit();
  give(ants);
  expect(await screen.findByRole('heading', { name: 'The club' })).toBeTruthy();
  expect(sent(found)).toHaveLength(1);
});
