import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp, signInAs } from '../support/app.tsx';
import { aPlayer } from '../support/people/people.ts';
import { from, placeAnswers, placeId } from '../support/places.ts';

const api = `/api/places/${placeId}`;
const mine = `GET /api/places/mine/${placeId}`;
const [me, kim] = [aPlayer().userId, '22222222-2222-4222-8222-222222222222'];

/** The page of those who look after the place, with what differs from the ordinary answers; and what was sent. */
async function openManagers(answers: object) {
  signInAs();
  const app = await openApp(`/places/managers/${placeId}`, {
    'GET /api/accounts/me': aPlayer(),
    ...placeAnswers,
    ...answers,
    [`PUT ${api}/managing`]: {},
    [`PUT ${api}/managers/asked`]: {},
    [`DELETE ${api}/managers/${kim}`]: {},
    [`PUT ${api}/claims/${kim}`]: {},
    [`PUT ${api}/claim/code`]: {},
  });
  return (call: string, body?: unknown) =>
    waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call, body })));
}

it('lets a manager ask a user, take a user off after a question, and accept a claim by phone', async () => {
  const manager = (userId: string, displayName: string) => ({ userId, displayName, isClaimant: false });
  const claim = {
    userId: kim,
    displayName: 'Kim',
    way: 'phone',
    madeAt: from,
    phone: '+1 512 555 0170',
    code: '123456',
  };
  const sends = await openManagers({
    [`${mine}/managers`]: { managers: [manager(me, 'Ana P'), manager(kim, 'Kim')], asked: [], claims: [claim] },
  });
  await userEvent.type(await screen.findByLabelText(/New manager’s email/), 'lee@club.example');
  await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
  await sends(`PUT ${api}/managers/asked`, { email: 'lee@club.example' });
  await userEvent.click(await screen.findByRole('button', { name: 'Take off Kim' }));
  const asked = await screen.findByRole('dialog', { name: /Take Kim off/ });
  await userEvent.click(within(asked).getByRole('button', { name: 'Take off' }));
  await sends(`DELETE ${api}/managers/${kim}`);
  expect(await screen.findByText(/Call \+1 512 555 0170 .* 123456/)).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Accept the claim of Kim' }));
  const sure = await screen.findByRole('dialog', { name: /Accept the claim of Kim/ });
  await userEvent.click(within(sure).getByRole('button', { name: 'Accept' }));
  await sends(`PUT ${api}/claims/${kim}`, { decision: 'accept' });
});

it('lets the user who is asked say yes, and offers no way to stop to the only manager', async () => {
  const sends = await openManagers({ [`${mine}/managing`]: { isManager: false, isAsked: true, ways: { from } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  await sends(`PUT ${api}/managing`, { answer: 'accepted' });
  cleanup();
  const alone = [{ userId: me, displayName: 'Ana P', isClaimant: false }];
  await openManagers({ [`${mine}/managers`]: { managers: alone, asked: [], claims: [] } });
  expect(await screen.findByText('Ana P')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Stop managing' })).toBeNull();
});

it('says which ways to claim a listing offers, and takes the mailed code', async () => {
  const proving = { way: 'email', status: 'proving', madeAt: from, email: 'desk@club.example' };
  const ways = { domain: 'club.example', from };
  const sends = await openManagers({
    [`${mine}/managing`]: { isManager: false, isAsked: false, ways, claim: proving },
  });
  expect(await screen.findByRole('radio', { name: /address at club\.example/ })).toHaveProperty('disabled', false);
  expect(screen.getByRole('radio', { name: /listed number/ })).toHaveProperty('disabled', true);
  await userEvent.type(screen.getByLabelText('Code'), '12345');
  await userEvent.click(screen.getByRole('button', { name: 'Claim this place' }));
  expect(await screen.findByText('The code has six digits.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Code'), '6');
  await userEvent.click(screen.getByRole('button', { name: 'Claim this place' }));
  await sends(`PUT ${api}/claim/code`, { code: '123456' });
});
