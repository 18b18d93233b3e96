import { inject, test } from 'vitest';
import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import { teams } from '#shared/teams/contract.ts';
import { expectAccessible, expectToFit } from '../support/accessible.ts';
import { button, sees } from '../support/acts.ts';
import { inAustin } from '../support/event.ts';
import { eventually, mailTo } from '../support/mail.ts';
import { aPerson, austinPlaceId, type Person } from '../support/person.ts';
import { visit } from '../support/visit.ts';
import { aSale } from './a-sale.ts';

const origin = inject('origin');

/** A league of $50 a player by card alone, whose free agents pay once they are on a team, with a team. */
async function aLeague({ calls }: Pick<Person, 'calls'>) {
  const community = {
    name: 'Dawn Hoops',
    kind: 'community' as const,
    gameTypeIds: ['basketball'],
    cityPlaceId: austinPlaceId,
  };
  const { teamId } = await calls(teams).createTeam(community, { idempotencyKey: crypto.randomUUID() });
  const mine = calls(seasonsContract);
  const { seasonId, divisions } = await mine.createSeason(
    {
      teamId,
      label: 'Winter league',
      startDate: inAustin(30).slice(0, 10),
      endDate: inAustin(90).slice(0, 10),
      timeZone: 'America/Chicago',
      format: 'league',
      registrationModes: ['individual', 'create_team', 'join_team'],
      divisions: [{ name: 'Open' }],
      prices: { individual: { amountMinor: 5000, currency: 'USD' } },
      refundPolicy: 'flexible',
      chargesWhenPlaced: true,
    },
    { idempotencyKey: crypto.randomUUID() },
  );
  await mine.moveSeason({ seasonId, version: 1, to: 'registration_open' });
  const divisionId = divisions[0]?.divisionId ?? '';
  const captain = (await aPerson(origin)).calls(seasonsContract);
  const { squadIds } = await captain.register({
    seasonId,
    divisionId,
    mode: 'create_team',
    squad: { name: 'Comets' },
  });
  return { seasonId, divisionId, squadId: squadIds[0] ?? '' };
}

test('a free agent saves a card on a phone, which the organizer sees, and pays once they are on a team', async () => {
  const { host, desk } = await aSale();
  const { seasonId, divisionId, squadId } = await aLeague(host);
  const agent = await aPerson(origin);
  await agent.calls(seasonsContract).register({ seasonId, divisionId, mode: 'individual' });

  const { page } = await visit(`/seasons/${seasonId}`, { as: agent, width: 'narrow', appearance: 'dark' });
  const sheet = page.getByRole('region', { name: 'Save a card' });
  await sees(sheet, 'Nothing is charged now. Withdraw before that, and you pay nothing.');
  await expectAccessible(page, 'a free agent’s card to save');
  await expectToFit(page, 'a free agent’s card to save');
  await button(sheet, 'Agree and save card').click();
  await page.waitForURL(/_local\/stripe/);
  await page.getByLabel('Email').fill('payer@people.example');
  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByLabel('Expiry').fill('12/34');
  await page.getByLabel('Security code').fill('123');
  await button(page, 'Save card').click();
  await page.waitForURL(/\/seasons\//);
  await sees(page, /^Visa •••• 4242 is charged \$51\.80 when you’re placed on a team\./);
  await expectAccessible(page, 'a free agent’s saved card');
  await expectToFit(page, 'a free agent’s saved card');

  await desk.goto(`/seasons/${seasonId}/payments`);
  await sees(desk, 'Not due yet');
  await expectAccessible(desk, 'the money of a season with a free agent');
  const me = await agent.api.accounts.getMe({});
  const userId = me.state === 'success' ? me.userId : '';
  await host.calls(seasonsContract).decideRegistration({ seasonId, userId, action: 'place', squadId });
  await mailTo(origin, agent.email, /^You are in Comets$/);
  await eventually(async () => {
    await page.reload();
    await page
      .getByText(/We’re charging \$51\.80 to your card|^Receipt$/)
      .first()
      .waitFor({ timeout: 3000 });
  });
  await expectAccessible(page, 'a free agent who is on a team');
}, 300_000);
