import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { competitionPaymentsApi, inCash, pricedSeason } from '#tests/support/competitions/payments.ts';
import { aCardSeason, payDues } from '#tests/support/competitions/season-checkout.ts';
import { aRegistered, aSeason, aSquad, noSeason, seasonsApi } from '#tests/support/competitions/seasons.ts';
import { aDependant } from '#tests/support/people/family.ts';
import { product } from '#tests/support/product/product.ts';

const { signedInAs } = competitionPaymentsApi;
const remindersTo = (email: string | undefined) =>
  product.mails(email).filter(({ subject }) => subject.includes('reminds you'));

it('reminds players and captains who owe, with the sender’s name and a way to pay, once a day', async () => {
  const world = await aSeason(pricedSeason);
  const { seasonId, owner, season } = world;
  const [ann, bo] = [await aRegistered(world), await aRegistered(world)];
  const { captain } = await aSquad(world);
  const desk = signedInAs(owner);
  await desk.markSeasonDue({ seasonId, dueId: bo.userId, ...inCash(5000) });
  expect(await desk.remindSeasonDues({ seasonId })).toEqual({ reminded: 2, rested: 0 });
  expect(await desk.remindSeasonDues({ seasonId })).toEqual({ reminded: 0, rested: 2 });
  await product.drain();
  const [mail, ...more] = remindersTo(ann.email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe(`${owner.displayName} reminds you: $50.00 for ${season.label}`);
  expect(mail?.text).toContain('Venmo: @league');
  expect(mail?.text).not.toContain('By card');
  expect(remindersTo(captain.email)[0]?.text).toContain('Comets');
  expect(remindersTo(bo.email)).toEqual([]);
  const { reminded } = await desk.listSeasonDues({ seasonId });
  expect(Object.keys(reminded)).toHaveLength(2);
  product.clock.forwardMinutes(24 * 60 + 1);
  expect(await desk.remindSeasonDues({ seasonId })).toEqual({ reminded: 2, rested: 0 });
});

it('asks a parent for their child, by card too, and no one for what is paid', async () => {
  const world = await aCardSeason();
  const { seasonId, owner, season } = world;
  const parent = await aPerson();
  const { dependantId } = await aDependant(parent);
  const [{ divisionId } = { divisionId: '' }] = season.divisions;
  await seasonsApi
    .signedInAs(parent)
    .registerDependant({ seasonId, divisionId, mode: 'individual', dependantId, answers: {} });
  const desk = signedInAs(owner);
  expect(await desk.remindSeasonDues({ seasonId })).toEqual({ reminded: 1, rested: 0 });
  await product.drain();
  const [mail] = remindersTo(parent.email);
  expect(mail?.text).toContain('By card on Rovers');
  expect(mail?.text).toContain(`/seasons/${seasonId}`);
  await payDues(world, parent, [dependantId]);
  product.clock.forwardMinutes(24 * 60 + 1);
  expect(await desk.remindSeasonDues({ seasonId })).toEqual({ reminded: 0, rested: 0 });
});

it('knows nothing of a season that there is not', async () => {
  const me = signedInAs(await aPerson());
  await expect(me.remindSeasonDues({ seasonId: noSeason })).rejects.toMatchObject({ code: 'season.notFound' });
});
