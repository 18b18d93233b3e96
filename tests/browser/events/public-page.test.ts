import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { headingFont } from '#shared/look/heading-font.ts';
import { expectAccessible, expectToFit } from '../support/accessible.ts';
import { button, heading, sees, signIn } from '../support/acts.ts';
import { anEvent } from '../support/event.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { aPerson, type Person } from '../support/person.ts';
import { bothWidths, visit } from '../support/visit.ts';

const origin = inject('origin');
const fromElsewhere = { timeZone: 'America/New_York' } as const;

test.each(bothWidths)(
  'a stranger reads the page of an event with scripts off and meets no barrier, %s',
  async (width) => {
    const eventId = await anEvent(await aPerson(origin), { title: 'Kickball for all who can read this title' });
    for (const appearance of ['light', 'dark'] as const) {
      const { page } = await visit(`/evt/${eventId}`, { width, appearance, scripts: false });
      await heading(page, 'Kickball for all who can read this title').waitFor();
      for (const words of ['10 spots left', 'Zilker Park', 'All levels.']) await sees(page, words);
      expect(await page.getByRole('link', { name: 'Sign in to join' }).getAttribute('href')).toContain('/auth/login');
    }
    const { page } = await visit(`/evt/${eventId}`, { width, appearance: 'dark' });
    await expectAccessible(page, `the page of an event, ${width}`);
    await expectToFit(page, `the page of an event, ${width}`);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await expectAccessible(page, `the page of an event in light, ${width}`);
  },
);

test('a stranger reads headings in the font of the app, and nothing moves as it comes', async () => {
  const eventId = await anEvent(await aPerson(origin), { title: 'Kickball in the font of headings' });
  for (const width of bothWidths) {
    const { page } = await visit(`/evt/${eventId}`, { width });
    await heading(page, 'Kickball in the font of headings').waitFor();
    const loaded = () =>
      page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family));
    await expect.poll(loaded).toContain(headingFont);
    expect(await layoutShift(page), width).toBeLessThanOrEqual(0.05);
  }
});

test('a stranger far away sees the time on their own clock beside that of the event', async () => {
  const eventId = await anEvent(await aPerson(origin));
  const near = await visit(`/evt/${eventId}`);
  await near.page.getByRole('heading', { level: 1 }).waitFor();
  expect(await near.page.getByText('Central Time').count()).toBe(0);
  const far = await visit(`/evt/${eventId}`, fromElsewhere);
  await sees(far.page, /^Central Time · For you: .*7:30.*9:30.*E[SD]T/);
});

test('a press on Join leads through signing in to a seat', async () => {
  const [host, joiner] = [await aPerson(origin), await aPerson(origin)];
  const eventId = await anEvent(host);
  const { page } = await visit(`/evt/${eventId}`);
  await page.getByRole('link', { name: 'Sign in to join' }).click();
  await heading(page, 'Sign in').waitFor();
  await signIn(page, joiner.email);
  await page.waitForURL(`**/evt/${eventId}`);
  await sees(page, "You're in");
  expect(await standingOf(joiner, eventId)).toBe('in');
});

test('a press on Save, and one on Follow, lead through signing in to what was pressed', async () => {
  const [host, player] = [await aPerson(origin), await aPerson(origin)];
  const eventId = await anEvent(host);
  const { page } = await visit(`/evt/${eventId}`, { width: 'narrow' });
  await page.getByRole('link', { name: 'Save', exact: true }).click();
  await heading(page, 'Sign in').waitFor();
  await page.goBack();
  await page.getByRole('link', { name: `Follow ${host.displayName}` }).click();
  await heading(page, 'Sign in').waitFor();
  await signIn(page, player.email);
  await page.waitForURL(`**/evt/${eventId}`);
  await button(page, 'Saved').waitFor();
  await button(page, `Following ${host.displayName}`).waitFor();
  const { isFavourite, followsHost } = await player.api.events.getEvent({ eventId });
  expect({ isFavourite, followsHost }).toEqual({ isFavourite: true, followsHost: true });
});

test('a press on Join at an event with groups leads through signing in to the choice of one', async () => {
  const [host, joiner] = [await aPerson(origin), await aPerson(origin)];
  const capacityGroups = [
    { key: 'keeper', label: 'Goalkeepers', max: 1, min: 0 },
    { key: 'field', label: 'Field players', max: 3, min: 0 },
  ];
  const eventId = await anEvent(host, { capacity: 4, capacityGroupsBy: 'position', capacityGroups });
  const { page } = await visit(`/evt/${eventId}`, { expects: /^409 PUT/ });
  await page.getByRole('link', { name: 'Sign in to join' }).click();
  await heading(page, 'Sign in').waitFor();
  await signIn(page, joiner.email);
  await sees(page, 'Choose one to finish joining.');
  expect(await page.getByText('Choose your group.').count()).toBe(0);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('type'));
  await expect.poll(focused, { message: 'the choice takes the focus' }).toBe('radio');
  await page.keyboard.press('Space');
  await button(page, 'Join').click();
  await sees(page, "You're in");
  expect(await standingOf(joiner, eventId)).toBe('in');
});

test('an address alone joins no one to anything', async () => {
  const [host, joiner] = [await aPerson(origin), await aPerson(origin)];
  const eventId = await anEvent(host);
  const { page } = await visit(`/evt/${eventId}?join=true`, { as: joiner });
  await button(page, 'Join').waitFor();
  expect(await standingOf(joiner, eventId)).toBe('none');
});

test('a player with a session gets the app at the same address', async () => {
  const host = await aPerson(origin);
  const eventId = await anEvent(host);
  const { page } = await visit(`/evt/${eventId}`, { as: host });
  await button(page, 'Manage').waitFor();
  expect(new URL(page.url()).pathname).toBe(`/evt/${eventId}`);
  await page.goto(`/discover/events/${eventId}`);
  await button(page, 'Manage').waitFor();
});

/** What the template says, wherever it comes from. */
const saidOn = (page: Page) =>
  page.locator('article.event').evaluate((event) => {
    const textsOf = (selector: string) => [...event.querySelectorAll(selector)].map((one) => one.textContent);
    return {
      heading: textsOf('h1'),
      kind: textsOf('.event-kind > span'),
      facts: textsOf('.event-facts dt'),
      titles: textsOf('.event-fact:not(:nth-child(3)) .event-said strong'),
      extras: textsOf('.event-extras dt, .event-extras dd'),
      actions: textsOf('.event-actions .event-icon'),
      follow: textsOf('.event-fact .event-icon'),
      // The list of guests is for players alone.
      sections: textsOf('.event-section h2').filter((one) => one !== "Who's in"),
      dates: textsOf('.event-list li > :first-child'),
      calendars: textsOf('.event-menu-list a'),
    };
  });

test.each(bothWidths)('the server and the app show one page at one address, %s', async (width) => {
  const host = await aPerson(origin);
  const eventId = await anEvent(host, {
    title: 'One kickball',
    rules: 'No spikes.',
    arriveEarlyMinutes: 15,
    reoccurringInfo: { frequency: 'weekly', count: 4 },
  });
  const visitor = await visit(`/evt/${eventId}`, { width });
  const player = await visit(`/evt/${eventId}`, { width, as: await aPerson(origin) });
  await button(player.page, 'Join').waitFor();
  expect(await saidOn(player.page)).toEqual(await saidOn(visitor.page));
  for (const { page } of [visitor, player]) {
    expect(await button(page, 'Join').count(), 'one way in').toBe(1);
    expect(await page.locator('.event-deed').count(), 'one filled button').toBe(1);
    const box = await button(page, 'Join').boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(48);
  }
  await expectAccessible(player.page, `an event in the app, ${width}`);
  await expectToFit(player.page, `an event in the app, ${width}`);
});

async function standingOf({ api }: Person, eventId: string): Promise<string> {
  return (await api.events.getEvent({ eventId })).mine.status;
}
