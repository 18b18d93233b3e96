import { expect, inject, test } from 'vitest';
import { teams } from '#shared/teams/contract.ts';
import { teamMembers } from '#shared/teams/members/contract.ts';
import { expectAccessible, expectToFit } from '../support/accessible.ts';
import { button, heading, sees } from '../support/acts.ts';
import { mailTo } from '../support/mail.ts';
import { aPerson, type Person } from '../support/person.ts';
import { visit } from '../support/visit.ts';

const origin = inject('origin');
const community = {
  name: 'U10 Comets',
  kind: 'community' as const,
  gameTypeIds: ['soccer'],
  cityPlaceId: 'us-4671654',
};

/** A community with so many players on its roster besides its owner. */
async function aCommunity(count: number, isYouth: boolean) {
  const treasurer = await aPerson(origin);
  const { teamId } = await treasurer.calls(teams).createTeam({ ...community, isYouth });
  const { code } = await treasurer.calls(teamMembers).renewJoinCode({ teamId });
  const players: Person[] = [];
  for (let left = count; left > 0; left -= 1) {
    const player = await aPerson(origin);
    await player.calls(teamMembers).joinTeamByCode({ code });
    players.push(player);
  }
  return { teamId, treasurer, players };
}

test.each([
  { count: 16, words: 'players', width: 'wide', appearance: 'light' },
  { count: 2, words: 'families', width: 'narrow', appearance: 'dark' },
] as const)(
  'a treasurer charges a fee to $count $words, reminds them and marks it paid; a player reads the invoice: $width, $appearance',
  async ({ count, words, ...look }) => {
    const { teamId, treasurer, players } = await aCommunity(count, words === 'families');
    const { page } = await visit(`/team/${teamId}?tab=money`, { as: treasurer, ...look });
    await heading(page, 'How do members pay you?').waitFor();
    await page.getByRole('checkbox', { name: 'Cash' }).check();
    await button(page, 'Save').click();
    await sees(page, 'Nothing charged yet.');
    await button(page, 'New fee').click();
    await page.getByLabel('Name', { exact: true }).fill('Spring fee');
    await page.getByLabel('Amount for each player').fill('120');
    await expectAccessible(page, 'the new fee');
    await expectToFit(page, 'the new fee');
    await button(page, 'Send invoices').click();
    // The owner is on the roster as well.
    await sees(page, `from ${count + 1} ${words}`);
    await expectAccessible(page, 'what is owed');
    await expectToFit(page, 'what is owed');
    await button(page, `Remind all ${count + 1}`).click();
    await sees(page, 'Everyone was reminded in the last 3 days.');

    const [player] = players;
    if (!player) throw new Error('There is no player');
    await mailTo(origin, player.email, /^Invoice U10COMET-\d{4}-\d{5} from U10 Comets: \$120\.00$/);
    await mailTo(origin, player.email, / reminds you: \$120\.00 to U10 Comets$/);
    const reading = await visit('/invoices', { as: player, ...look });
    await sees(reading.page, 'You owe $120.00.');
    await expectAccessible(reading.page, 'the invoices');
    await reading.page.getByRole('link', { name: 'Spring fee' }).first().click();
    await heading(reading.page, 'Spring fee').waitFor();
    await sees(reading.page, 'How to pay');
    await expectAccessible(reading.page, 'the invoice');
    await expectToFit(reading.page, 'the invoice');
    const download = reading.page.waitForEvent('download');
    await button(reading.page, 'Download PDF').click();
    expect((await download).suggestedFilename()).toMatch(/^U10COMET-\d{4}-\d{5}\.pdf$/);

    await button(page, 'Add an expense').click();
    await page.getByLabel('What it was for').fill('Field rental');
    await page.getByLabel('Amount', { exact: true }).fill('31');
    await button(page, 'Add expense').click();
    await sees(page, '-$31.00');
    for (let left = count + 1; left > 0; left -= 1) {
      await button(page, /^Mark .* as paid$/)
        .first()
        .click();
      if (left > 1) await sees(page, new RegExp(`from ${left - 1} (famil|player)`));
    }
    await sees(page, 'All paid up.');
    await sees(page, `Spring fee, ${count + 1} ${words}`);
    await expectAccessible(page, 'all paid');
    await reading.page.reload();
    await sees(reading.page, 'Paid');
  },
  240_000,
);
