import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { signedIn } from '../../support/signed-in.ts';
import { aTeamShown, teamAnswers, teamId } from '../../support/teams/teams.ts';

const token = 'x'.repeat(60);
const answer = `PUT /api/teams/me/team-invites/${token}`;
const open = (connections: object[], child: object = { name: 'Leo Cruz', isKnown: false }) =>
  openApp(`/team-invite?token=${token}`, {
    ...signedIn(),
    ...teamAnswers,
    [`GET /api/public/teams/team-invites/${token}`]: { team: aTeamShown(), invitedBy: 'Ana', message: '', child },
    'GET /api/people/family': { connections },
    [answer]: { teamId, child: 'yours' },
  });
const leo = {
  ...{ id: 'dep_01KAMFE3NG00000000000000AB', recipientId: 'dep_01KAMFE3NG00000000000000AB', recipientName: 'Leo Cruz' },
  ...{ requesterId: '00000000-0000-4000-8000-000000000001', requesterName: '', requesterRelation: 'parent' },
  ...{ recipientRelation: 'child', recipientHasAccount: false, status: 'accepted' },
};

it('offers the parent their child of the same name, and joins for that child', async () => {
  const app = await open([leo]);
  expect(await screen.findByRole('radio', { name: 'Leo Cruz', checked: true })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Join as Leo’s parent' }));
  const body = { answer: 'accept', child: { dependantId: leo.recipientId } };
  await waitFor(() => expect(app.sent.find(({ call }) => call === answer)?.body).toEqual(body));
});

it('adds a child under the name of the roster, and asks for the consent below 13', async () => {
  const app = await open([]);
  await userEvent.type(await screen.findByLabelText('Age'), '9');
  await userEvent.click(screen.getByRole('button', { name: 'Join as Leo’s parent' }));
  expect(await screen.findByText(/Enter the number with its country code/)).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Phone number'), '+15125550142');
  await userEvent.click(screen.getAllByRole('checkbox')[0]!);
  await userEvent.click(screen.getByRole('button', { name: 'Join as Leo’s parent' }));
  await waitFor(() =>
    expect(app.sent.find(({ call }) => call === answer)?.body).toMatchObject({
      child: { firstName: 'Leo', lastName: 'Cruz', age: 9, relation: 'child', collectionConsent: true },
    }),
  );
});

it('asks for no child where another parent was first', async () => {
  const app = await open([], { name: 'Leo Cruz', isKnown: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Join as Leo’s parent' }));
  await waitFor(() => expect(app.sent.find(({ call }) => call === answer)?.body).toEqual({ answer: 'accept' }));
});
