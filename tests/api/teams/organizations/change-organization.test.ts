import { expect, it } from 'vitest';
import { handler as discoveryHandler } from '#lambdas/discovery/api.ts';
import { discovery } from '#shared/discovery/contract.ts';
import { product } from '#tests/support/product/product.ts';
import {
  anOrganization,
  attach,
  noOrganization,
  organizationDetails,
  organizationsApi,
} from '#tests/support/teams/organizations.ts';
import { aTeam, teamsDue } from '#tests/support/teams/teams.ts';

it('leads from an address that an organization had before to the one it has', async () => {
  const { organization, organizationId, owner } = await anOrganization({ slug: 'first-name' });
  const { createdAt: _, updatedAt: __, teamCount: ___, ...said } = organization;
  const mine = organizationsApi.signedInAs(owner);
  await mine.changeOrganization({ ...said, slug: 'second-name' });
  const found = await organizationsApi.signedOut().getOrganizationBySlug({ slug: 'first-name' });
  expect(found.organization).toMatchObject({ organizationId, slug: 'second-name' });
  const again = await mine.changeOrganization({ ...said, version: 2, slug: 'first-name' });
  expect(again.slug).toBe('first-name');
  const taken = organizationsApi.signedInAs(owner).createOrganization(organizationDetails({ slug: 'second-name' }));
  await expect(taken).rejects.toMatchObject({ code: 'organization.slugTaken' });
});

it('ends an address that an organization had a year after it moved', async () => {
  const { organization, organizationId, owner } = await anOrganization({ slug: 'old-address' });
  const { createdAt: _, updatedAt: __, teamCount: ___, ...said } = organization;
  await organizationsApi.signedInAs(owner).changeOrganization({ ...said, slug: 'new-address' });
  product.clock.forwardMinutes(365 * 24 * 60 + 5);
  await teamsDue();
  const reader = organizationsApi.signedOut();
  await expect(reader.getOrganizationBySlug({ slug: 'old-address' })).rejects.toMatchObject({
    code: 'organization.notFound',
  });
  const found = await reader.getOrganizationBySlug({ slug: 'new-address' });
  expect(found.organization).toMatchObject({ organizationId });
  expect((await anOrganization({ slug: 'old-address' })).organization.slug).toBe('old-address');
  product.clock.reset();
});

it('changes what an organization says, as it was read', async () => {
  const { organization, owner } = await anOrganization();
  const { createdAt: _, updatedAt: __, teamCount: ___, ...said } = organization;
  const mine = organizationsApi.signedInAs(owner);
  const changed = await mine.changeOrganization({
    ...said,
    name: 'Renamed',
    colours: { main: '#123456', accent: '#ffffff' },
  });
  expect(changed).toMatchObject({ name: 'Renamed', version: 2, colours: { main: '#123456' } });
  await expect(mine.changeOrganization(said)).rejects.toMatchObject({ code: 'record.changed' });
  const photo = mine.changeOrganization({ ...said, version: 2, photoId: 'upl_00000000000000000000000000' });
  await expect(photo).rejects.toMatchObject({ code: 'upload.notFound' });
});

it('takes no address that another has, and knows no organization that is not there', async () => {
  await anOrganization({ slug: 'taken-by-one' });
  const { organizationId, owner } = await anOrganization();
  const api = organizationsApi.signedInAs(owner);
  const change = { ...organizationDetails(), organizationId, version: 1, slug: 'taken-by-one' };
  await expect(api.changeOrganization(change)).rejects.toMatchObject({ code: 'organization.slugTaken' });
  await expect(api.changeOrganization({ ...change, organizationId: noOrganization })).rejects.toMatchObject({
    code: 'organization.notFound',
  });
});

it('is found by typing its name as it is now, and no more once it is deleted', async () => {
  const { organization, organizationId, owner } = await anOrganization({
    name: 'Quokka Sports',
    address: '1 Main St\nMarfa',
  });
  const { createdAt: _, updatedAt: __, teamCount: ___, ...said } = organization;
  const visitor = product.client(discovery, discoveryHandler).signedOut();
  const found = async (text: string) => {
    await product.drain();
    return (await visitor.fullSearch({ text, kind: 'organization' })).entries;
  };
  expect(await found('quok')).toMatchObject([
    { refId: organizationId, title: 'Quokka Sports', detail: '1 Main St Marfa' },
  ]);
  await organizationsApi.signedInAs(owner).changeOrganization({ ...said, name: 'Numbat Sports' });
  expect(await found('numbat')).toMatchObject([{ refId: organizationId }]);
  expect(await found('quok')).toEqual([]);
  await organizationsApi.signedInAs(owner).deleteOrganization({ organizationId, name: 'Numbat Sports' });
  expect(await found('numbat')).toEqual([]);
});

it('tells the owners of its communities where card payments go from now on, once each', async () => {
  const world = await anOrganization();
  const { organization, organizationId, owner } = world;
  const [first, waiting] = [await aTeam({ name: 'Oak Juniors' }), await aTeam()];
  await attach(world, first.teamId);
  await organizationsApi.signedInAs(waiting.owner).offerTeam({ organizationId, teamId: waiting.teamId });
  const { createdAt: _, updatedAt: __, teamCount: ___, ...said } = organization;
  const mine = organizationsApi.signedInAs(owner);
  const subjects = ({ email }: { readonly email: string }) =>
    product.mails(email).flatMap(({ subject }) => (subject.startsWith('Card payments to ') ? [subject] : []));
  await mine.changeOrganization({ ...said, billingMode: 'org' });
  await product.drain();
  const toClub = `Card payments to Oak Juniors now go to ${organization.name}`;
  expect([subjects(first.owner), subjects(waiting.owner), subjects(owner)]).toEqual([[toClub], [], []]);
  await mine.changeOrganization({ ...said, version: 2, billingMode: 'org', address: '1 Main St' });
  await mine.changeOrganization({ ...said, version: 3, billingMode: 'team' });
  await product.drain();
  expect(subjects(first.owner)).toEqual([toClub, 'Card payments to Oak Juniors now go to you']);
});
