import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { mySeasonView, seasonAnswers, seasonId } from '../../support/competitions/seasons.ts';
import { signedIn } from '../../support/signed-in.ts';

const register = `PUT /api/competitions/me/seasons/${seasonId}/registration`;
const field = {
  fieldId: 'shirtaaa',
  label: 'Shirt size',
  type: 'text',
  options: [],
  visibleTo: 'admins',
  requiredAt: 'season',
  isSensitive: false,
};
const refused = {
  status: 409,
  code: 'registration.answersMissing',
  title: 'Answer the community’s questions first.',
  fields: { 'fields.shirtaaa': 'Shirt size is required.' },
};

it('asks a member for what the season needs, says what is missing, and sends the answer', async () => {
  const view = { ...mySeasonView, asked: [{ field, answer: '' }] };
  const { sent } = await openApp(`/seasons/${seasonId}`, {
    ...signedIn(),
    ...seasonAnswers,
    [`GET /api/competitions/me/seasons/${seasonId}`]: view,
    [register]: () => Response.json(refused, { status: 409 }),
  });
  const answer = await screen.findByLabelText(/^Shirt size/);
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  expect(await screen.findByText('Shirt size is required.')).toBeTruthy();
  await userEvent.type(answer, 'L');
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  await waitFor(() =>
    expect(sent.filter(({ call }) => call === register).at(-1)?.body).toMatchObject({ fields: { shirtaaa: 'L' } }),
  );
});
