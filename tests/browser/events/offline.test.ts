import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { games } from '#shared/competitions/games/contract.ts';
import { button, heading, sees } from '../support/acts.ts';
import { anEvent, inAustin } from '../support/event.ts';
import { aPerson } from '../support/person.ts';
import { visit } from '../support/visit.ts';

const origin = inject('origin');

/** Whether the service worker has put all files of the app aside. */
const isStored = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
    return active?.state === 'activated' && Math.max(0, ...kept) > 50;
  });

test('at a park without a network the next game opens, and a join is sent once the network is back', async () => {
  const [host, ana] = [await aPerson(origin), await aPerson(origin)];
  const mine = await anEvent(host, { title: 'Kickball at the park', localStart: inAustin(1) });
  const other = await anEvent(host, { title: 'Kickball next door', localStart: inAustin(2) });
  await ana.api.events.joinEvent({ eventId: mine });
  const { page, context, expectProblem } = await visit('/home', { as: ana, width: 'narrow', serviceWorker: true });
  await expect.poll(() => isStored(page)).toBe(true);
  await page.goto(`/evt/${other}`);
  await heading(page, 'Kickball next door').waitFor();
  await page.goto(`/evt/${mine}`);
  await heading(page, 'Kickball at the park').waitFor();
  await sees(page, 'My check-in code');
  await page.goto('/home');
  await page
    .getByRole('link', { name: /Kickball at the park/ })
    .first()
    .waitFor();

  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await page.goto('/home');
  await page
    .getByRole('link', { name: /Kickball at the park/ })
    .first()
    .waitFor();
  await page.goto(`/evt/${mine}`);
  await heading(page, 'Kickball at the park').waitFor();
  await sees(page, 'My check-in code');
  await page.goto(`/evt/${other}`);
  await button(page, 'Join').click();
  await sees(page, /1 change waiting to be sent/);

  await context.setOffline(false);
  await expect.poll(async () => (await ana.api.events.getEvent({ eventId: other })).mine.status).toBe('in');
  await sees(page, "You're in");
});

test('a score entered without a network waits on the phone, and is sent once it is back', async () => {
  const host = await aPerson(origin);
  const eventId = await anEvent(host, { title: 'Kickball by the dam' });
  const mine = host.calls(games);
  const entrants = ['Ants', 'Bees'].map((name) => ({ kind: 'external' as const, name }));
  const { game } = await mine.createGame(
    { eventId, name: 'Main game', gameTypeId: 'kickball', format: 'single_match', entrants },
    { idempotencyKey: crypto.randomUUID() },
  );
  const { gameId } = game;
  await mine.drawGame({ gameId, version: game.version });
  const { page, context, expectProblem } = await visit('/home', { as: host, width: 'narrow', serviceWorker: true });
  await expect.poll(() => isStored(page)).toBe(true);
  await page.goto(`/discover/games/${gameId}`);
  await page.getByRole('link', { name: 'Enter score: Ants – Bees' }).click();
  await heading(page, 'Score of Ants – Bees').waitFor();

  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await button(page, 'Ants 4').click();
  await button(page, 'Bees 3').click();
  await sees(page, 'Saved: Ants won 4–3');
  await sees(page, /1 change waiting to be sent/);
  await context.setOffline(false);
  await sees(page, /^Final/);
  const { matches } = await mine.getGame({ gameId });
  expect(matches[0]).toMatchObject({ score: { scores: [4, 3] } });
});
