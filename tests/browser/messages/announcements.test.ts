import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import { announcementsContract } from '#shared/messages/announcements/contract.ts';
import { teams } from '#shared/teams/contract.ts';
import { expectAccessible } from '../support/accessible.ts';
import { button, heading, sees } from '../support/acts.ts';
import { inAustin } from '../support/event.ts';
import { aPerson, austinPlaceId, type Person } from '../support/person.ts';
import { bothWidths, visit, type Width } from '../support/visit.ts';

const origin = inject('origin');

/** A season of a community with a team and its captain, and a player without a team. */
async function aLeague() {
  const [organizer, captain, player] = await Promise.all([aPerson(origin), aPerson(origin), aPerson(origin)]);
  const community = {
    name: 'Dawn League',
    kind: 'league' as const,
    gameTypeIds: ['kickball'],
    cityPlaceId: austinPlaceId,
  };
  const { teamId } = await organizer.calls(teams).createTeam(community, { idempotencyKey: crypto.randomUUID() });
  const seasons = organizer.calls(seasonsContract);
  const { seasonId, divisions } = await seasons.createSeason({
    teamId,
    label: 'Spring',
    startDate: inAustin(7).slice(0, 10),
    endDate: inAustin(90).slice(0, 10),
    timeZone: 'America/Chicago',
    format: 'league',
    registrationModes: ['create_team', 'individual'],
    divisions: [{ name: 'Open' }],
  });
  await seasons.moveSeason({ seasonId, version: 1, to: 'registration_open' });
  const divisionId = divisions[0]?.divisionId ?? '';
  const register = (person: Person, how: object) =>
    person.calls(seasonsContract).register({ seasonId, divisionId, mode: 'individual', ...how });
  await register(captain, { mode: 'create_team', squad: { name: 'Comets' } });
  await register(player, {});
  return { seasonId, organizer, captain, player };
}

/** A group of the audience; its box lies under the chip that people press. */
const chip = (page: Page, name: RegExp) => page.getByRole('checkbox', { name });

async function write(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Message', { exact: true }).fill('The field is under water. We play on Sunday at 10.');
}

/** The player reads it among their notifications. */
async function readsIn(as: Person, width: Width, title: string): Promise<void> {
  const { page, close } = await visit('/notifications', { as, width });
  await page.getByText(title).filter({ visible: true }).first().waitFor();
  await close();
}

describe.each(bothWidths)('an announcement at %s width', (width) => {
  let league: Awaited<ReturnType<typeof aLeague>>;
  beforeAll(async () => {
    league = await aLeague();
  });

  it('goes from the page of the season to its players, who read it, with its number before it is sent', async () => {
    const { seasonId, organizer, captain, player } = league;
    const { page } = await visit(`/seasons/${seasonId}`, { as: organizer, width });
    await page.getByRole('link', { name: 'New announcement' }).click();
    await heading(page, 'New announcement').waitFor();
    await button(page, 'Send to 2 people').waitFor();
    await expectAccessible(page, 'the form of an announcement');
    await write(page, 'Field under water');
    await button(page, 'Send to 2 people').click();
    await heading(page, 'Field under water').waitFor();
    await sees(page, 'Sent to 2 people');
    for (const reader of [captain, player]) await readsIn(reader, width, 'Field under water');
  });

  it('goes to one team alone', async () => {
    const { seasonId, organizer, captain, player } = league;
    const { page } = await visit(`/announce/${seasonId}`, { as: organizer, width });
    await chip(page, /^Whole season/).uncheck({ force: true });
    await chip(page, /^Comets/).check({ force: true });
    await write(page, 'Bring the dark shirts');
    await button(page, 'Send to 1 person').click();
    await heading(page, 'Bring the dark shirts').waitFor();
    await readsIn(captain, width, 'Bring the dark shirts');
    const other = await visit('/notifications', { as: player, width });
    await sees(other.page, 'Field under water');
    expect(await other.page.getByText('Bring the dark shirts').count()).toBe(0);
  });

  it('is refused a fourth time on one day, in a sentence, and keeps what was written', async () => {
    const { seasonId, organizer } = league;
    const { page, expectProblem } = await visit(`/announce/${seasonId}`, { as: organizer, width });
    await sees(page, '1 announcement left today');
    const said = { title: 'Thanks', message: 'See you on Sunday.', audience: ['everyone'] };
    // Another organizer sends the third while this one writes.
    await organizer
      .calls(announcementsContract)
      .sendAnnouncement({ aboutId: seasonId, ...said }, { idempotencyKey: crypto.randomUUID() });
    await write(page, 'A fourth one');
    expectProblem(/409/);
    await button(page, 'Send to 2 people').click();
    await sees(page, /You can send 3 announcements a day. This one wasn’t sent./);
    await page.reload();
    await sees(page, /You can send 3 a day; next one tomorrow at \d+:\d\d [AP]M/);
    await expect.poll(() => page.getByLabel('Title', { exact: true }).inputValue()).toBe('A fourth one');
    expect(await button(page, /^Send to/).isDisabled()).toBe(true);
  });
});
