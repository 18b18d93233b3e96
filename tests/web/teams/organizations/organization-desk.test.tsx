import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { signedIn } from '../../support/signed-in.ts';
import {
  anOrganizationShown,
  aTie,
  kimOfIt,
  organizationAnswers,
  organizationId,
  ownerOfIt,
} from '../../support/teams/organizations.ts';
import { teamId } from '../../support/teams/teams.ts';

const desk = `/organization/${organizationId}/manage`;
const people = `/api/teams/organizations/${organizationId}/people`;
it('takes in a team that asks, hands over and removes after a question', async () => {
  const takeIn = `PUT /api/teams/organizations/${organizationId}/invited/${teamId}`;
  const handOver = `PUT /api/teams/organizations/${organizationId}/owner`;
  const app = await openApp(desk, {
    ...signedIn(),
    ...organizationAnswers,
    [takeIn]: { status: 'attached' },
    [handOver]: {},
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Accept Dawn Hoops' }));
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call: takeIn })));
  await userEvent.click(await screen.findByRole('button', { name: 'Make Kim the owner' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Make owner' }));
  const body = { userId: kimOfIt.userId };
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call: handOver, body })));
});

it('says why the last admin cannot go', async () => {
  await openApp(desk, { ...signedIn(), ...organizationAnswers, [`GET ${people}`]: { people: [ownerOfIt] } });
  expect(await screen.findByText(/^Last admin\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Leave' })).toBe(null);
});

it('deletes an organization once its owner typed its name, and leads to their communities', async () => {
  const deletion = `POST /api/teams/organizations/${organizationId}/deletion`;
  const app = await openApp(desk, { ...signedIn(), ...organizationAnswers, [deletion]: {} });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete organization' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete' }).disabled).toBe(true);
  await userEvent.type(dialog.getByLabelText('Organization name'), 'Capital Sports');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  const body = { name: 'Capital Sports' };
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call: deletion, body })));
  await waitFor(() => expect(app.path()).toBe('/my-communities'));
});

it('offers the end of an organization to no one but its owner', async () => {
  const mine = { ...organizationAnswers[`GET /api/teams/me/organizations/${organizationId}`], may: ['manageAdmins'] };
  await openApp(desk, {
    ...signedIn(),
    ...organizationAnswers,
    [`GET /api/teams/me/organizations/${organizationId}`]: mine,
  });
  expect(await screen.findByText('Kim')).toBeTruthy();
  await act(async () => {});
  expect(screen.queryByRole('button', { name: 'Delete organization' })).toBe(null);
});

it('shows people without a say who is there, and nothing to change', async () => {
  const view = {
    organization: anOrganizationShown(),
    roles: ['viewer'],
    may: ['seePeople'],
    teams: [aTie('attached')],
  };
  await openApp(desk, {
    ...signedIn(),
    ...organizationAnswers,
    [`GET /api/teams/me/organizations/${organizationId}`]: view,
  });
  expect(await screen.findByText('Kim')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^(Remove|Make)/ })).toBe(null);
});
