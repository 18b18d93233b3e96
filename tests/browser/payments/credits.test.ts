import { inject, test } from 'vitest';
import { teams } from '#shared/teams/contract.ts';
import { teamMembers } from '#shared/teams/members/contract.ts';
import { expectAccessible, expectToFit } from '../support/accessible.ts';
import { button, sees } from '../support/acts.ts';
import { aPerson } from '../support/person.ts';
import { visit } from '../support/visit.ts';
import { aSale, payWith } from './a-sale.ts';

const origin = inject('origin');
const community = {
  name: 'U10 Comets',
  kind: 'community' as const,
  gameTypeIds: ['soccer'],
  cityPlaceId: 'us-4671654',
};

test('a community gives a player credit, who pays less by card on a phone, and sees where it went', async () => {
  const { eventId, desk, host } = await aSale();
  const { teamId } = await host.calls(teams).createTeam(community);
  const { code } = await host.calls(teamMembers).renewJoinCode({ teamId });
  const player = await aPerson(origin);
  await player.calls(teamMembers).joinTeamByCode({ code });

  await desk.goto(`/team/${teamId}?tab=money`);
  await button(desk, 'Credit').click();
  await button(desk, 'Give credit').click();
  await button(desk, /^Player/).click();
  await desk.getByRole('option', { name: player.displayName }).click();
  await desk.getByLabel('Amount').fill('5');
  await desk.getByLabel('Reason').fill('Helped at the gate');
  await expectAccessible(desk, 'giving credit');
  await button(desk, 'Give credit').click();
  await sees(desk, 'Credit given');
  await sees(desk, '$5.00');

  const { page } = await visit(`/discover/events/${eventId}`, { as: player, width: 'narrow', appearance: 'dark' });
  await button(page, /^(Join|Pay|Get)/)
    .first()
    .click();
  await button(page, 'Pay $7.66').waitFor();
  await sees(page, 'Your credit');
  await expectAccessible(page, 'a checkout with credit');
  await expectToFit(page, 'a checkout with credit');
  const choice = page.getByRole('checkbox', { name: 'Use my $5.00 credit' });
  await choice.click();
  await button(page, 'Pay $12.66').waitFor();
  await choice.click();
  await button(page, 'Pay $7.66').click();
  await payWith(page, '4242 4242 4242 4242');
  await page.waitForURL(/payment-success/);
  await sees(page, 'Congratulations, Payment was successful!');

  await page.goto('/invoices');
  await sees(page, 'You’ve used all of it.');
  await button(page, 'Where it came from and went').click();
  await sees(page, 'From U10 Comets: Helped at the gate');
  await expectAccessible(page, 'the credit of a player');
  await expectToFit(page, 'the credit of a player');

  await desk.goto(`/event/${eventId}/manage?tab=money`);
  await sees(desk, 'Paid with credit');
}, 300_000);
