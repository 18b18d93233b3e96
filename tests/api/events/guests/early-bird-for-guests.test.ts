import { expect, it } from 'vitest';
import { aSellingHost, twelveByCard } from '#tests/support/events/checkout.ts';
import { eventDetails, eventsApi } from '#tests/support/events/events.ts';
import { sendForm } from '#tests/support/events/guests.ts';
import { teamDiscountsApi } from '#tests/support/payments/discounts.ts';
import { orderPage } from '#tests/support/payments/order-pages.ts';
import { anEmail, locationOf } from '#tests/support/payments/paying-guests.ts';
import { aTeam } from '#tests/support/teams/teams.ts';

const threeDollars = { kind: 'amount' as const, amountMinor: 300 };

/** An event of a community for $12, with an early bird of $3 and discounts for members and families. */
async function anEarlyEvent(limits: object = {}) {
  const { teamId, owner } = await aTeam();
  await aSellingHost(owner);
  const codes = teamDiscountsApi.signedInAs(owner);
  const said = { teamId, off: threeDollars };
  await codes.saveAutomaticDiscount({ ...said, rule: 'early', lastDay: '2098-12-05', ...limits });
  await codes.saveAutomaticDiscount({ ...said, rule: 'member' });
  const details = eventDetails({ ...twelveByCard, hostingTeam: teamId });
  const { eventId } = await eventsApi.signedInAs(owner).scheduleEvent(details);
  const holds = async (email = anEmail()) => {
    const held = await sendForm('/api/guest/ask', { eventId, name: 'Jo Guest', email, hasCode: 'true' });
    return (await orderPage(locationOf(held))).body;
  };
  const used = async () =>
    (await codes.listTeamDiscounts({ teamId })).discounts.find(({ rule }) => rule === 'early')?.used;
  return { eventId, holds, used };
}

it('gives a guest the early bird that the event shows, and no discount of members', async () => {
  const { eventId, holds, used } = await anEarlyEvent();
  const { guestPrice } = await eventsApi.signedOut().getPublicEvent({ eventId });
  const name = 'Early bird until Dec 5, 2098';
  expect(guestPrice).toMatchObject({ totalMinor: 957, lowered: { name, fullMinor: 1266 } });
  const page = await holds();
  expect(page).toContain(`<dt>${name}</dt><dd>−$3.00</dd>`);
  expect(page).toContain('Pay $9.57');
  expect(page).not.toContain('Member discount');
  expect(await used()).toBe(1);
});

it('gives it to one address as often as one player can have it', async () => {
  const { holds, used } = await anEarlyEvent({ maxUses: 1 });
  expect(await holds()).toContain('Pay $9.57');
  expect(await holds()).toContain('Pay $12.66');
  expect(await used()).toBe(1);
});
