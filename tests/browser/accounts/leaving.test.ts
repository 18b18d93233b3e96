import { buffer } from 'node:stream/consumers';
import { expect, inject, test } from 'vitest';
import { seedsClientId } from '#infra/local/environment.ts';
import { callIdentity } from '#infra/local/seeds/seed-session.ts';
import { teams } from '#shared/teams/contract.ts';
import { teamMembers } from '#shared/teams/members/contract.ts';
import { unzip } from '#tests/support/accounts/deletion/unzip.ts';
import { expectAccessible, expectToFit } from '../support/accessible.ts';
import { button, heading, sees, signIn } from '../support/acts.ts';
import { anEvent } from '../support/event.ts';
import { eventually, mailTo } from '../support/mail.ts';
import { aPerson, austinPlaceId, password } from '../support/person.ts';
import { visit } from '../support/visit.ts';

const origin = inject('origin');

test('a user leaves for good, after their team is gone, and cannot sign in any more', async () => {
  const person = await aPerson(origin);
  const team = {
    name: 'Dusk Hoops',
    kind: 'community' as const,
    gameTypeIds: ['basketball'],
    cityPlaceId: austinPlaceId,
  };
  const { teamId, name } = await person.calls(teams).createTeam(team);
  const { page, expectProblem } = await visit('/settings', { as: person, width: 'narrow' });
  const dialog = page.getByRole('dialog', { name: 'Delete account' });
  const typed = dialog.getByLabel('Type DELETE to confirm');
  await button(page, 'Delete account').click();
  await dialog.getByRole('link', { name: 'Dusk Hoops' }).waitFor();
  await sees(dialog, 'You own it: hand it over or delete it');
  expect(await typed.isDisabled()).toBe(true);
  await expectAccessible(page, 'deleting an account, narrow');
  await expectToFit(page, 'deleting an account, narrow');

  await person.calls(teams).deleteTeam({ teamId, name });
  await eventually(async () => {
    expect(await person.calls(teamMembers).listTeamsOfUser({})).toEqual({ teams: [] });
  });
  await button(dialog, 'Cancel').click();
  await button(page, 'Delete account').click();
  await typed.fill('delete');
  expect(await button(dialog, 'Delete').isDisabled()).toBe(true);
  await typed.fill('DELETE');
  // What the page asks for by itself may come when the account is gone already.
  expectProblem(/^401 (GET|POST) \S+\/api\/\w+\/(me|mine)\b|^console WebSocket connection .* failed/);
  await button(dialog, 'Delete').click();
  await sees(page, 'Account deleted successfully.');
  await heading(page, 'Join Rovers').waitFor();
  await expect(person.api.accounts.getMe({})).rejects.toMatchObject({ code: 'auth.required' });

  await eventually(() => expect(signsIn(person.email)).rejects.toThrow());
  expectProblem(/^400 POST .*identity/);
  await page.goto('/auth/login');
  await signIn(page, person.email);
  await sees(page, 'Wrong email or password.');
});

test('a user asks for their data, is written to, and opens a file with what is theirs', async () => {
  const person = await aPerson(origin);
  const eventId = await anEvent(person, { title: 'Kickball for the archive' });
  const { page } = await visit('/settings', { as: person });
  await button(page, 'Ask for your data').click();
  await sees(page, 'We’ll email you when your data is ready.');
  const mail = await mailTo(origin, person.email, /data/i);
  const [address = ''] = /\/settings\?tab=general#your-data/.exec(mail.text) ?? [];
  await page.goto('/home');
  await page.goto(address);
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download your data').click()]);
  const files = unzip(await buffer(await download.createReadStream()));
  const { data } = JSON.parse(files.get('data.json') ?? '{}') as { data: Record<string, unknown> };
  expect(data.account).toMatchObject([{ email: person.email, displayName: person.displayName }]);
  expect(data.event).toMatchObject([{ eventId, title: 'Kickball for the archive' }]);
  expect(files.get('csv/account.csv')).toContain(person.email);
});

const signsIn = (email: string) =>
  callIdentity(origin, 'InitiateAuth', {
    ClientId: seedsClientId,
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: password },
  });
