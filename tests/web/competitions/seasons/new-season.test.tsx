import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { aSeasonShown, seasonAnswers } from '../../support/competitions/seasons.ts';
import { signedIn } from '../../support/signed-in.ts';
import { teamId } from '../../support/teams/teams.ts';

const answers = (more: object = {}) => ({ ...signedIn(), ...seasonAnswers, ...more });

it('makes a season with its dates, and prices typed as people say them', async () => {
  const create = `POST /api/competitions/teams/${teamId}/seasons`;
  const app = await openApp(`/team/${teamId}/seasons/new`, answers({ [create]: aSeasonShown }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Spring 2031');
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2031-03-01' } });
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2031-05-31' } });
  await userEvent.type(await screen.findByLabelText(/^Price: On my own/), '45.50');
  await userEvent.type(screen.getByLabelText(/^Team fee/), '600');
  await userEvent.click(screen.getByRole('button', { name: 'Create season' }));
  await waitFor(() =>
    expect(app.sent).toContainEqual(
      expect.objectContaining({
        call: create,
        body: expect.objectContaining({
          label: 'Spring 2031',
          startDate: '2031-03-01',
          endDate: '2031-05-31',
          prices: { individual: { amountMinor: 4550, currency: 'USD' } },
          teamFee: { splitMode: 'captain', amountMinor: 60_000, currency: 'USD' },
        }),
      }),
    ),
  );
});

it('keeps prices in the currency that is chosen, and says where one cannot be read', async () => {
  const create = `POST /api/competitions/teams/${teamId}/seasons`;
  const app = await openApp(`/team/${teamId}/seasons/new`, answers({ [create]: aSeasonShown }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Spring 2031');
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2031-03-01' } });
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2031-05-31' } });
  const price = await screen.findByLabelText<HTMLInputElement>(/^Price: On my own/);
  fireEvent.change(price, { target: { value: '4500.00' } });
  await userEvent.click(screen.getByLabelText(/^Currency/));
  await userEvent.click(await screen.findByRole('option', { name: 'JPY' }));
  await waitFor(() => expect(price.value).toBe('4500'));
  const deposit = screen.getByLabelText(/^Deposit/);
  fireEvent.change(deposit, { target: { value: '10.50' } });
  await userEvent.click(screen.getByRole('button', { name: 'Create season' }));
  expect(await screen.findByText('Enter an amount.')).toBeTruthy();
  fireEvent.change(deposit, { target: { value: '1050' } });
  await userEvent.click(screen.getByRole('button', { name: 'Create season' }));
  const yen = (amountMinor: number) => ({ amountMinor, currency: 'JPY' });
  await waitFor(() =>
    expect(app.sent.find(({ call }) => call === create)?.body).toMatchObject({
      currency: 'JPY',
      prices: { individual: yen(4500) },
      deposit: yen(1050),
    }),
  );
});

it('begins in the currency in which the owner of the community is paid', async () => {
  await openApp(`/team/${teamId}/seasons/new`, answers({ 'GET /api/payments/selling-currency': { currency: 'JPY' } }));
  const price = await screen.findByLabelText<HTMLInputElement>(/^Price: On my own/);
  expect(price.closest('.money-input')?.textContent).toContain('¥');
});

it('opens folded fields where one of them needs to be corrected', async () => {
  await openApp(`/team/${teamId}/seasons/new`, answers());
  const most = await screen.findByLabelText('Maximum players per team');
  const rosters = screen.getByRole('button', { name: 'Rosters' });
  expect(rosters.getAttribute('aria-expanded')).toBe('false');
  await userEvent.clear(most);
  await userEvent.type(most, '5000');
  await userEvent.click(screen.getByRole('button', { name: 'Create season' }));
  await waitFor(() => expect(rosters.getAttribute('aria-expanded')).toBe('true'));
  expect(screen.getByRole('button', { name: 'Prices' }).getAttribute('aria-expanded')).toBe('false');
});

it('gives each division ages of its own, with the other rules of the season', async () => {
  const create = `POST /api/competitions/teams/${teamId}/seasons`;
  const app = await openApp(`/team/${teamId}/seasons/new`, answers({ [create]: aSeasonShown }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Fall');
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2031-03-01' } });
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2031-05-31' } });
  await userEvent.click(screen.getByRole('button', { name: 'Add division' }));
  const second = within(screen.getByRole('group', { name: 'Division 2' }));
  await userEvent.type(second.getByRole('textbox', { name: /^Division name/ }), 'U10');
  await userEvent.type(await second.findByRole('spinbutton', { name: /^Maximum age/ }), '10');
  const most = await screen.findByRole('spinbutton', { name: /^Maximum players/ });
  await userEvent.clear(most);
  await userEvent.type(most, '12');
  await userEvent.click(screen.getByRole('button', { name: 'Create season' }));
  const body = () => app.sent.find(({ call }) => call === create)?.body;
  await waitFor(() =>
    expect(body()).toMatchObject({ divisions: [{}, { name: 'U10', rosterRules: { maxAge: 10, maxSize: 12 } }] }),
  );
  expect(body()).not.toHaveProperty('divisions.0.rosterRules');
});

it('asks when free agents pay where cards alone pay, and charges them once they are placed unless it is changed', async () => {
  const create = `POST /api/competitions/teams/${teamId}/seasons`;
  const app = await openApp(`/team/${teamId}/seasons/new`, answers({ [create]: aSeasonShown }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Spring 2031');
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2031-03-01' } });
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2031-05-31' } });
  await userEvent.click(await screen.findByRole('radio', { name: 'Flexible refunds' }));
  expect(screen.queryByRole('radio', { name: 'Once they’re placed' })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Cash' }));
  const placed = await screen.findByRole<HTMLInputElement>('radio', { name: 'Once they’re placed' });
  expect(placed.checked).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: 'When they register' }));
  await userEvent.click(screen.getByRole('button', { name: 'Create season' }));
  await waitFor(() =>
    expect(app.sent.find(({ call }) => call === create)?.body).toMatchObject({ chargesWhenPlaced: false }),
  );
});
