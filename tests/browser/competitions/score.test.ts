import { expect, inject, test } from 'vitest';
import { games } from '#shared/competitions/games/contract.ts';
import { button, heading, sees } from '../support/acts.ts';
import { anEvent, inAustin } from '../support/event.ts';
import { aPerson } from '../support/person.ts';
import { visit } from '../support/visit.ts';

const origin = inject('origin');

test('a player enters a score on a phone in three presses, and takes a wrong one back', async () => {
  const host = await aPerson(origin);
  const eventId = await anEvent(host, { title: 'Kickball by the dam', localStart: inAustin(1) });
  const mine = host.calls(games);
  const entrants = ['Heroes', 'Kicks'].map((name) => ({ kind: 'external' as const, name }));
  const { game } = await mine.createGame(
    { eventId, name: 'Main game', gameTypeId: 'kickball', format: 'single_match', entrants },
    { idempotencyKey: crypto.randomUUID() },
  );
  const { gameId } = game;
  await mine.drawGame({ gameId, version: game.version });
  const { page } = await visit(`/discover/games/${gameId}`, { as: host, width: 'narrow' });
  await page.evaluate(() => {
    const presses = Number(sessionStorage.getItem('presses') ?? 0);
    sessionStorage.setItem('presses', `${presses}`);
    document.addEventListener('click', () =>
      sessionStorage.setItem('presses', `${Number(sessionStorage.getItem('presses')) + 1}`),
    );
  });
  await page.getByRole('link', { name: 'Enter score: Heroes – Kicks' }).click();
  await heading(page, 'Score of Heroes – Kicks').waitFor();
  await button(page, 'Heroes 5').click();
  await button(page, 'Kicks 3').click();
  await sees(page, 'Saved: Heroes won 5–3');
  expect(await page.evaluate(() => Number(sessionStorage.getItem('presses')))).toBeLessThanOrEqual(4);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);

  await button(page, 'Undo').click();
  await button(page, 'Heroes 4').click();
  await button(page, 'Kicks 3').click();
  await sees(page, 'Saved: Heroes won 4–3');
  await sees(page, /^Final/);
  const { matches } = await mine.getGame({ gameId });
  expect(matches[0]).toMatchObject({ status: 'final', score: { scores: [4, 3] } });
});
