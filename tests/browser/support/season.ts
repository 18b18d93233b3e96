import type { Page } from 'playwright-core';
import { readBracket } from '#shared/competitions/brackets/read-bracket.ts';
import { games } from '#shared/competitions/games/contract.ts';
import { playoffs } from '#shared/competitions/playoffs/contract.ts';
import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import { button, choose, heading, sees } from './acts.ts';
import { inAustin } from './event.ts';
import { eventually } from './mail.ts';
import type { Person } from './person.ts';

interface NewCommunity {
  readonly sport?: string;
  readonly isYouth?: boolean;
}

/** Goes through the eight steps of the wizard, and ends on the page of the community. */
export async function makeCommunity(
  page: Page,
  name: string,
  { sport = 'Kickball', isYouth = false }: NewCommunity = {},
): Promise<void> {
  const onwards = async (to: string, press = 'Next') => {
    await button(page, press).click();
    await heading(page, to).waitFor();
  };
  await heading(page, 'Kind').waitFor();
  await onwards('Name and sport');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await choose(page, 'Sports', sport);
  await page.keyboard.press('Escape');
  await button(page, `Remove ${sport}`).waitFor();
  for (const step of ['Place', 'Look', 'Privacy and joining']) await onwards(step);
  if (isYouth) await page.getByRole('checkbox', { name: /^Youth community/ }).click();
  for (const step of ['Roles and invites', 'Payments']) await onwards(step);
  await onwards('Review', 'Skip');
  await button(page, 'Create community').click();
  await heading(page, name).waitFor();
}

/** From the page of a community to the page of a season of it, with its registration open. */
export async function makeSeason(page: Page, label: string, maxAge?: number): Promise<string> {
  await page.getByRole('link', { name: 'Manage', exact: true }).click();
  await page.getByRole('link', { name: /^New season/ }).click();
  await heading(page, 'New season').waitFor();
  await page.getByLabel('Name', { exact: true }).fill(label);
  await page.getByLabel('First day', { exact: true }).fill(inAustin(7).slice(0, 10));
  await page.getByLabel('Last day', { exact: true }).fill(inAustin(100).slice(0, 10));
  if (maxAge !== undefined) {
    await page.getByLabel('Division name').fill(`U${maxAge}`);
    await page.getByRole('group', { name: 'Division 1' }).getByLabel('Maximum age').fill(`${maxAge}`);
  }
  await button(page, 'Create season').click();
  await heading(page, label).waitFor();
  await button(page, 'Open registration').click();
  await button(page.getByRole('dialog'), 'Open registration').click();
  await button(page, 'Close registration').waitFor();
  return new URL(page.url()).pathname.split('/')[2]!;
}

export async function enterSquads({ calls }: Person, seasonId: string, names: readonly string[]): Promise<void> {
  const api = calls(seasonsContract);
  const { season } = await api.getSeason({ seasonId });
  const divisionId = season.divisions[0]!.divisionId;
  for (const name of names)
    await api.enterSquad({ seasonId, divisionId, name }, { idempotencyKey: crypto.randomUUID() });
}

/** From the dates and fields of a season without a schedule to its first publication. */
export async function publishSchedule(page: Page, matches: number): Promise<void> {
  await page.getByRole('group', { name: 'Place 1' }).getByLabel('Name', { exact: true }).fill('North Park');
  await button(page, 'Make schedule').click();
  await page.getByText(`${matches} matches`, { exact: false }).first().waitFor();
  await button(page, 'Publish').click();
  const dialog = page.getByRole('dialog', { name: 'Publish the schedule?' });
  await button(dialog, 'Publish').click();
  await sees(page, 'Schedule published. Teams with changes get a notification');
}

/** The game of a season as soon as its matches are there. */
export const gameOf = ({ calls }: Person, seasonId: string, count: number) =>
  eventually(async () => {
    const api = calls(games);
    const [card] = (await api.listSeasonGames({ seasonId })).games;
    const view = card && (await api.getGame({ gameId: card.gameId }));
    if (view?.matches.length !== count) throw new Error('The matches are not there yet.');
    return view;
  });

/** Enters what is missing: the player who comes first in the alphabet wins by as many as lie between the two. */
export async function playOn({ calls }: Person, gameId: string): Promise<void> {
  const api = calls(games);
  const { game, matches } = await api.getGame({ gameId });
  const byName = game.entrants.toSorted((a, b) => a.name.localeCompare(b.name));
  const strength = (id = '') => byName.length - byName.findIndex(({ entrantId }) => entrantId === id);
  for (const { matchId, version, sides, score } of matches) {
    const scores = sides.map(({ entrantId }) => strength(entrantId));
    if (!score) await api.enterScore({ gameId, matchId, version, entry: { scores } });
  }
}

/** Plays a playoff up to its final: the better seed wins each match. */
export async function playToTheFinal({ calls }: Person, gameId: string): Promise<void> {
  const api = calls(playoffs);
  for (;;) {
    const { playoff } = await api.getPlayoff({ gameId });
    const ready = readBracket(playoff.bracket).matches.find(
      ({ status, label }) => status === 'ready' && label !== 'Final',
    );
    if (!ready) return;
    const seedOf = (side: 0 | 1) => {
      const slot = ready.slots[side];
      return playoff.bracket.seeds.findIndex(
        (seed) => seed.slotState === 'set' && slot.slotState === 'set' && seed.entrantId === slot.entrantId,
      );
    };
    const scores: [number, number] = seedOf(0) < seedOf(1) ? [2, 0] : [0, 2];
    const command = { type: 'enter_result' as const, matchId: ready.matchId, games: [{ scores }] };
    await api.scorePlayoff({ gameId, version: playoff.version, command });
  }
}
