import { inject, test } from 'vitest';
import { teams } from '#shared/teams/contract.ts';
import { expectAccessible, expectToFit } from '../support/accessible.ts';
import { button, sees } from '../support/acts.ts';
import { anEvent } from '../support/event.ts';
import { aPerson, austinPlaceId } from '../support/person.ts';
import { visit } from '../support/visit.ts';
import { aSale } from './a-sale.ts';

const origin = inject('origin');
const note = 'I lost my job in May, and running keeps me going.';

test('a player on a phone asks to pay less, a treasurer gives half off, and the price is lower', async () => {
  const { desk, host } = await aSale();
  const details = {
    name: 'Aid Runners',
    kind: 'community',
    gameTypeIds: ['running'],
    cityPlaceId: austinPlaceId,
  } as const;
  const { teamId } = await host.calls(teams).createTeam({ ...details, gameTypeIds: [...details.gameTypeIds] });
  const price = { amountMinor: 1200, currency: 'USD' } as const;
  const eventId = await anEvent(host, { title: 'Sunday run', price, refundPolicy: 'flexible', hostingTeam: teamId });
  const player = await aPerson(origin);
  const { page } = await visit(`/event/${eventId}`, { as: player, width: 'narrow' });
  await button(page, 'Ask for financial aid').click();
  await page.getByLabel('Why you need financial aid').fill(note);
  await expectAccessible(page, 'asking for financial aid');
  await expectToFit(page, 'asking for financial aid');
  await button(page, 'Send request').click();
  await sees(page, 'You asked for financial aid. The organizers answer by email.');
  await desk.goto(`/team/${teamId}?tab=money`);
  await sees(desk, note);
  await desk.setViewportSize({ width: 360, height: 740 });
  await expectToFit(desk, 'requests for financial aid');
  await desk.goto(`/event/${eventId}/manage?tab=money`);
  await sees(desk, note);
  await expectAccessible(desk, 'requests for financial aid where the money of an event is');
  await expectToFit(desk, 'requests for financial aid where the money of an event is');
  await desk.setViewportSize({ width: 1440, height: 900 });
  await button(desk, `Give ${player.displayName} a discount`).click();
  await expectAccessible(desk, 'giving a discount');
  await button(desk, 'Give discount').click();
  await sees(desk, `${player.displayName} pays less now`);
  await page.reload();
  await sees(page, 'You have 50% off as financial aid. It comes off your next checkout here.');
  await button(page, /^Join/).first().click();
  await button(page, 'Pay $6.48').waitFor();
  await sees(page, 'Financial aid');
  await expectToFit(page, 'a checkout with financial aid');
}, 300_000);
