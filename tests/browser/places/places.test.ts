import { expect, inject, test } from 'vitest';
import { expectAccessible, expectToFit } from '../support/accessible.ts';
import { button, choose, chooseCity, heading, sees } from '../support/acts.ts';
import { chooseSport, inAustin, setStart } from '../support/event.ts';
import { aPerson } from '../support/person.ts';
import { aPlace } from '../support/place.ts';
import { bothWidths, visit } from '../support/visit.ts';

const origin = inject('origin');

test.each(bothWidths)('a player adds a place, another confirms it, and it is on the map (%s)', async (width) => {
  const [keeper, other] = [await aPerson(origin), await aPerson(origin)];
  const name = `Oak Hollow ${width} ${Date.now() % 100_000}`;
  const { page } = await visit('/places/new', { as: keeper, width });
  await page.getByLabel('Name', { exact: true }).fill(name);
  await choose(page, 'Sports', 'Pickleball');
  await page.keyboard.press('Escape');
  await chooseCity(page, 'City', 'Waco', 'Waco, TX');
  await button(page, 'Add a court').click();
  await page.getByLabel('Court name').fill('Blue court');
  await button(page, 'Add hours').click();
  await expectAccessible(page, `adding a place, ${width}`);
  if (width === 'narrow') await expectToFit(page, 'adding a place');
  await button(page, 'Add place').click();
  await heading(page, name).waitFor();
  await sees(page, 'New, not confirmed yet');
  await sees(page, 'Blue court');
  const seen = await visit(new URL(page.url()).pathname, { as: other, width });
  await button(seen.page, 'Listing is accurate').click();
  await sees(seen.page, 'Thanks for confirming this place');
  await choose(seen.page, "At this place now? What's it like?", 'Crowded');
  await button(seen.page, 'Share').click();
  await sees(seen.page, 'reported by 1 player');
  await expectAccessible(seen.page, `a place, ${width}`);
  await seen.page.goto('/discover/places?lat=31.55&lng=-97.15&near=Waco');
  await seen.page.getByRole('link', { name }).first().click();
  await heading(seen.page, name).waitFor();
});

test.each(bothWidths)(
  'places are discovered beside events, by sport and by name, in a list and on the map (%s)',
  async (width) => {
    const { name, point } = await aPlace(origin);
    const { page } = await visit(`/discover?lat=${point.lat}&lng=${point.lng}&near=the+river`, { width });
    if (width === 'narrow') await button(page, /^Discover events, or/).click();
    const tabs = page.getByRole('navigation', { name: 'What to discover' });
    await (width === 'narrow' ? page.getByRole('menuitem', { name: 'Places' }) : tabs.getByText('Places')).click();
    await heading(page, 'Discover places').waitFor();
    await sees(page, 'Within about 15 miles of the river');
    await page.getByRole('link', { name }).waitFor();
    await button(page, 'Filters').click();
    await choose(page, 'Sport', 'Bowling');
    await sees(page, 'No places match these filters');
    await choose(page, 'Sport', /^Tennis$/);
    await page.getByLabel('Name', { exact: true }).fill(name.toUpperCase());
    await page.keyboard.press('Enter');
    await page.waitForURL(/[?&]name=/);
    await button(page, 'Show results').click();
    await page.getByRole('link', { name }).waitFor();
    await button(page, 'Filters · 2').waitFor();
    await expectAccessible(page, `discovering places, ${width}`);
    if (width === 'narrow') {
      await expectToFit(page, 'discovering places');
      await page.goto(`${page.url()}&view=map`);
    }
    await page
      .getByRole('region', { name: 'Map of the places in the list' })
      .getByRole('button', { name })
      .press('Enter');
    await heading(page, name).waitFor();
  },
);

test('who adds a place that is listed already is shown it first', async () => {
  const person = await aPerson(origin);
  const { name, point } = await aPlace(origin);
  const { page } = await visit('/places/new', { as: person });
  await page.getByLabel('Name', { exact: true }).fill(name.toUpperCase());
  await choose(page, 'Sports', 'Tennis');
  await page.keyboard.press('Escape');
  await page.getByLabel('Latitude').fill(String(point.lat));
  await page.getByLabel('Longitude').fill(String(point.lng));
  const pin = button(page, 'The pin. Drag it, or use the arrow keys.');
  await pin.press('ArrowUp');
  await expect.poll(() => page.getByLabel('Latitude').inputValue().then(Number)).toBeGreaterThan(point.lat);
  await expect.poll(() => pin.evaluate((element) => element === document.activeElement)).toBe(true);
  await button(page, 'Add place').click();
  await sees(page, 'Is it one of these?');
  await expectAccessible(page, 'likely duplicates');
  await button(page, "It's a different place, add it").click();
  await sees(page, 'Place added.');
});

test('a user suggests an edit, the keeper accepts it, and a rating is answered', async () => {
  const { name, placeId, keeper } = await aPlace(origin);
  const person = await aPerson(origin);
  const theirs = await visit(`/places/view/${placeId}`, { as: person });
  await button(theirs.page, 'Suggest an edit').click();
  await heading(theirs.page, 'Suggest an edit').waitFor();
  await theirs.page.getByLabel(/^Rules/).fill('No glass on the court.');
  await button(theirs.page, 'Suggest changes').click();
  await sees(theirs.page, 'The managers of this place will review your changes');
  await theirs.page.getByRole('radio', { name: '4, good' }).click();
  await button(theirs.page, 'Rate this place').click();
  await sees(theirs.page, 'You can rate this place again from');

  const { page } = await visit(`/places/view/${placeId}`, { as: keeper });
  await sees(page, `${person.displayName} suggests`);
  await button(page, `Accept what ${person.displayName} suggests`).click();
  await sees(page, 'No glass on the court.');
  await button(page, `Reply to ${person.displayName}`).click();
  await page.getByLabel('Your reply').fill('See you there.');
  await button(page, 'Post reply').click();
  await sees(page, 'Reply: See you there.');
  await button(page, 'Edit').click();
  await heading(page, 'Edit place').waitFor();
  await page.getByLabel('Name', { exact: true }).fill(`${name} East`);
  await button(page, 'Save changes').click();
  await heading(page, `${name} East`).waitFor();
});

test('an event picks a listed place and a court, stands on its page and on its poster', async () => {
  const { name, placeId } = await aPlace(origin);
  const host = await aPerson(origin);
  const { page } = await visit('/create', { as: host });
  await chooseSport(page, 'Tennis');
  await page.getByLabel('Title').fill('Tennis at the oaks');
  await page.getByLabel('Place', { exact: true }).fill(name);
  await page.getByRole('option', { name }).first().click();
  await choose(page, 'Courts - optional', 'Centre court');
  await page.keyboard.press('Escape');
  await setStart(page, inAustin(4));
  await button(page, 'Publish').click();
  await sees(page, 'Your event is published');
  await button(page.getByRole('dialog', { name: 'Invite players' }), 'Done').click();
  await sees(page, 'Centre court');
  await page.getByRole('link', { name }).click();
  await heading(page, name).waitFor();
  await expect
    .poll(
      async () => {
        await page.reload();
        await heading(page, name).waitFor();
        return page.getByRole('link', { name: 'Tennis at the oaks' }).count();
      },
      { timeout: 45_000, interval: 1500 },
    )
    .toBe(1);
  await page.getByRole('link', { name: 'Print a poster' }).click();
  await page.getByRole('img', { name: `Code that leads to the page of ${name}` }).waitFor();
  await sees(page, `${origin}/places/view/${placeId}`);
  await expectAccessible(page, 'a poster');
});
