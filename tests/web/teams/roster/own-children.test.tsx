import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { signedIn } from '../../support/signed-in.ts';
import { rosterShown, teamAnswers, teamId } from '../../support/teams/teams.ts';

it('takes the reader’s child off the roster, after saying what that means', async () => {
  const dependantId = 'dep_01KAMFE3NG00000000000000AB';
  const remove = `DELETE /api/teams/me/rosters/${teamId}/children/${dependantId}`;
  let children = [{ dependantId, name: 'Leo Cruz' }];
  const app = await openApp(`/team/${teamId}/roster`, {
    ...signedIn(),
    ...teamAnswers,
    [`GET /api/teams/${teamId}/roster`]: () => ({ ...rosterShown, children }),
    [remove]: () => {
      children = [];
      return {};
    },
  });
  expect(await screen.findByRole('heading', { name: 'Your children on this roster' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Leo Cruz' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Remove Leo Cruz from the roster?' }));
  expect(asked.getByText(/You stay a member. Season registrations stay until you withdraw them/)).toBeTruthy();
  await userEvent.click(asked.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Leo Cruz is off the roster')).toBeTruthy();
  expect(app.sent.filter(({ call }) => call === remove)).toHaveLength(1);
  await waitFor(() => expect(screen.queryByText('Your children on this roster')).toBeNull());
});
