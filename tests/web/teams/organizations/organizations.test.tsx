import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { contrastOf, inkOn } from '#shared/look/contrast.ts';
import { openApp } from '../../support/app.tsx';
import { signedIn } from '../../support/signed-in.ts';
import { anOrganizationShown, organizationAnswers, organizationId } from '../../support/teams/organizations.ts';
import { aTeamShown, teamId } from '../../support/teams/teams.ts';

const problem = (status: number, code: string) => () => Response.json({ code, status }, { status });
const slugCall = (slug: string) => `GET /api/public/teams/organization-slugs/${slug}`;

it('shows an organization by its slug with its teams, seasons, events and contact', async () => {
  await openApp('/org/capital-sports', organizationAnswers);
  expect(await screen.findByRole('heading', { level: 1, name: 'Capital Sports' })).toBeTruthy();
  for (const name of [/^Teams/, /^Leagues and seasons/, /^Events/, /^Contact/])
    expect(screen.getByRole('heading', { level: 2, name })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /^Dawn Hoops/ }).length).toBeGreaterThan(0);
  expect(screen.getByText('office@capital.example')).toBeTruthy();
});

it('leads home without a slug and says so', async () => {
  const app = await openApp('/org', signedIn());
  expect(await screen.findByText('No organization slug provided')).toBeTruthy();
  await waitFor(() => expect(app.path()).toBe('/home'));
});

it('says that an organization was not found, and leads from an address it had before to the new one', async () => {
  await openApp('/org/nobody', { [slugCall('nobody')]: problem(404, 'organization.notFound') });
  expect(await screen.findByRole('heading', { level: 1, name: 'Organization not found' })).toBeTruthy();
  const before = {
    ...organizationAnswers,
    [slugCall('old-name')]: organizationAnswers['GET /api/public/teams/organization-slugs/capital-sports'],
  };
  const app = await openApp('/org/old-name', before);
  await waitFor(() => expect(app.path()).toBe('/org/capital-sports'));
});

it('says that the load failed', async () => {
  await openApp('/org/capital-sports', { [slugCall('capital-sports')]: problem(500, 'server.failed') });
  expect(await screen.findByText('Failed to load organization')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('shows of the pages of an organization those that it wants everyone to see', async () => {
  const organization = anOrganizationShown({ publicPages: ['contact'] });
  const answers = { [`GET /api/public/teams/organizations/${organizationId}`]: { organization, teams: [] } };
  await openApp(`/organization/${organizationId}/contact`, answers);
  expect(await screen.findByRole('heading', { level: 2, name: 'Contact' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Teams' })).toBe(null);
  await openApp(`/organization/${organizationId}/teams`, answers);
  expect(await screen.findByRole('heading', { level: 1, name: /RUFF/ })).toBeTruthy();
});

it('shows an organization at its id, and each of its pages below that', async () => {
  const app = await openApp(`/organization/${organizationId}`, organizationAnswers);
  expect(await screen.findByText('Sport for the whole city')).toBeTruthy();
  const headings = [/^Teams/, /^Leagues and seasons/, /^Events/, /^Contact/];
  const shown = () => headings.filter((name) => screen.queryByRole('heading', { level: 2, name }));
  expect(shown()).toEqual([]);
  for (const [index, page] of ['teams', 'leagues', 'events', 'contact'].entries()) {
    const pages = within(screen.getByRole('navigation', { name: 'Capital Sports' }));
    await userEvent.click(pages.getByRole('link', { name: new RegExp(page, 'i') }));
    await waitFor(() => expect(shown()).toEqual([headings[index]]));
    expect(app.path()).toBe(`/organization/${organizationId}/${page}`);
  }
  await act(() => app.router.navigate(`/organization/${organizationId}/anything`));
  expect(await screen.findByRole('heading', { level: 1, name: /RUFF/ })).toBeTruthy();
});

it('writes on every brand colour so that it can be read', () => {
  for (const colour of ['#000000', '#ffffff', '#777777', '#f4a259', '#0b6e4f', '#ff0000'])
    expect(contrastOf(colour, inkOn(colour))).toBeGreaterThanOrEqual(4.5);
});

it('lets the owner of a community accept an invitation', async () => {
  const offer = `PUT /api/teams/${teamId}/organizations/${organizationId}`;
  const app = await openApp(`/team/${teamId}/organizations`, {
    ...signedIn(),
    ...organizationAnswers,
    [offer]: { status: 'attached' },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Accept Capital Sports' }));
  await waitFor(() => expect(app.sent).toContainEqual(expect.objectContaining({ call: offer })));
});

it('asks twenty communities for what they put on, and more when a member wants them', async () => {
  const teams = Array.from({ length: 25 }, (_, index) =>
    aTeamShown({ teamId: `tea_01KAMFE3NG00000000000000${String(index + 10)}`, name: `Team ${index + 1}` }),
  );
  const organization = anOrganizationShown({ publicPages: ['events'] });
  const app = await openApp(`/organization/${organizationId}/events`, {
    ...signedIn(),
    ...organizationAnswers,
    [`GET /api/public/teams/organizations/${organizationId}`]: { organization, teams },
  });
  const asked = () => new Set(app.sent.flatMap(({ call }) => /team-events\/(tea_\w+)/.exec(call)?.[1] ?? [])).size;
  expect(await screen.findByText(/^Of 20 of its 25 communities/)).toBeTruthy();
  expect(asked()).toBe(20);
  await userEvent.click(screen.getByRole('link', { name: 'Show more' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Show more' })).toBe(null));
  expect(asked()).toBe(25);
});

it("leads from the pages of a community and of one's communities to the organization", async () => {
  const belongs = aTeamShown({ organizationId });
  const answers = {
    ...signedIn(),
    ...organizationAnswers,
    [`GET /api/teams/me/communities/${teamId}`]: { team: belongs, roles: ['member'], may: [], squads: [] },
  };
  await openApp(`/team/${teamId}`, answers);
  const link = await screen.findByRole('link', { name: 'Capital Sports' });
  expect(link.getAttribute('href')).toBe('/org/capital-sports');
  cleanup();
  await openApp('/my-communities', answers);
  expect(await screen.findByRole('link', { name: 'Manage Capital Sports' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Create organization' })).toBeTruthy();
});

it('leads the member who has no role from the page that manages an organization to what everyone sees', async () => {
  const app = await openApp(`/organization/${organizationId}/manage`, {
    ...signedIn(),
    ...organizationAnswers,
    [`GET /api/teams/me/organizations/${organizationId}`]: problem(403, 'access.denied'),
  });
  await waitFor(() => expect(app.path()).toBe(`/organization/${organizationId}`));
});
