import { beforeEach, expect, it } from 'vitest';
import { uploadBucket } from '#infra/local/environment.ts';
import { handler } from '#lambdas/discovery/share-images/pages/pages.ts';
import { previewPaths } from '#lambdas/discovery/share-images/pages/paths.ts';
import { austin } from '#tests/support/accounts/account-row.ts';
import { aSeason } from '#tests/support/competitions/seasons.ts';
import { aTournament } from '#tests/support/competitions/tournaments.ts';
import { answerAppDocument, appDocument } from '#tests/support/discovery/app-document.ts';
import { anEvent } from '#tests/support/events/events.ts';
import { openPage } from '#tests/support/events/pages.ts';
import { aPlace } from '#tests/support/places/places.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { drawShareImages } from '#tests/support/product/drain.ts';
import { aTeam, hideTeam, teamDetails, teamsApi } from '#tests/support/teams/teams.ts';

beforeEach(() => {
  answerAppDocument();
});

const open = (address: string) => openPage(handler, previewPaths, address);

it('says in the head of a team’s page what the preview of its link shows', async () => {
  const { teamId } = await aTeam({ name: 'Barton "Creek" Bouncers' });
  await drawShareImages();
  const { status, headers, body } = await open(`/team/${teamId}`);
  expect(status).toBe(200);
  expect(headers['content-security-policy']).toBe("default-src 'none'");
  expect(body).toContain('<title>Barton &quot;Creek&quot; Bouncers · Rovers</title>');
  expect(body).toContain(`<meta property="og:image" content="http://localhost:5173/media/share/${teamId}-1.png"/>`);
  expect(body).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  expect(body).toContain(`<link rel="canonical" href="http://localhost:5173/team/${teamId}"/>`);
  expect(body.match(/<title>/g)).toHaveLength(1);
  expect(body.match(/name="description"/g)).toHaveLength(1);
});

it('is the app’s document as it is for what is private or not there', async () => {
  const { teamId, owner } = await aTeam();
  await hideTeam({ teamId, owner });
  await drawShareImages();
  for (const address of [`/team/${teamId}`, '/seasons/none', '/tournament/none', '/places/view/none'])
    expect((await open(address)).body).toBe(appDocument);
});

/** What previews of a link show, by name. */
const headOf = (body: string) =>
  Object.fromEntries(
    [...body.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map(([, name, content]) => [
      name,
      content,
    ]),
  );

/** A thing of each kind that the app shows: its id, and the address that people share. */
const things = {
  team: async () => {
    const { teamId } = await aTeam({ name: 'Barton Bouncers' });
    return { refId: teamId, path: `/team/${teamId}` };
  },
  season: async () => {
    const { seasonId } = await aSeason();
    return { refId: seasonId, path: `/seasons/${seasonId}` };
  },
  tournament: async () => {
    const { tournamentId, tournament } = await aTournament({ name: 'River Open' });
    return { refId: tournamentId, path: `/tournament/${tournament.slug}` };
  },
  place: async () => {
    const { placeId } = (await aPlace({ name: 'River Court', aliases: ['The Cage'] })).place;
    return { refId: placeId, path: `/places/view/${placeId}` };
  },
};

it.each([
  ['team', 'Barton Bouncers', 'Basketball · Austin, TX'],
  ['season', 'Spring 2031', 'Austin, TX'],
  ['tournament', 'River Open', 'Pickleball · Austin, TX'],
  ['place', 'River Court', 'Austin, TX'],
] as const)(
  'gives the link of a %s its title, its words, its address and an image of its own',
  async (kind, title, words) => {
    const { refId, path } = await things[kind]();
    await drawShareImages();
    const head = headOf((await open(path)).body);
    expect(head).toMatchObject({
      'og:title': title,
      'twitter:title': title,
      'twitter:card': 'summary_large_image',
      'og:url': `http://localhost:5173${path}`,
      'og:image:alt': title,
      'og:image:width': '1200',
      'og:image:height': '630',
    });
    expect(head.description).toContain(words);
    expect(head['og:description']).toBe(head.description);
    const image = head['og:image'] ?? '';
    expect(image).toMatch(new RegExp(`^http://localhost:5173/media/share/${refId}-[0-9]+[.]png$`));
    expect(cloud.objects.find(uploadBucket, image.replace('http://localhost:5173/', ''))?.contentType).toBe(
      'image/png',
    );
  },
);

it('finds a team by its own address, also by one that it had before, and names one as its own', async () => {
  const { teamId, owner, team } = await aTeam({ name: 'Creek Kickers' });
  const slug = `${team.slug}-two`;
  await teamsApi.signedInAs(owner).changeTeam({ ...teamDetails({ name: team.name }), teamId, version: 1, slug });
  await drawShareImages();
  for (const address of [team.slug, slug, teamId])
    expect(headOf((await open(`/team/${address}`)).body)).toMatchObject({
      'og:title': 'Creek Kickers',
      'og:url': `http://localhost:5173/team/${teamId}`,
    });
});

it('gives the link of a city with events its title and an image, whatever the address calls it', async () => {
  await anEvent();
  await drawShareImages();
  const asked = `/city-search?lat=${austin.lat}&lng=${austin.lng}&near=Buy+pills`;
  const { body } = await open(asked);
  const head = headOf(body);
  expect(head).toMatchObject({
    'og:title': `Games in ${austin.name}`,
    'og:url': 'http://localhost:5173/city-search?lat=30.27&amp;lng=-97.74&amp;near=Austin%2C+TX',
    'twitter:card': 'summary_large_image',
  });
  expect(head.description).toContain('places to play');
  expect(body).not.toContain('pills');
  const image = (head['og:image'] ?? '').replace('http://localhost:5173/', '');
  expect(cloud.objects.find(uploadBucket, image)?.contentType).toBe('image/png');
  for (const other of ['/city-search', '/city-search?lat=x&lng=1', '/city-search?lat=70&lng=10'])
    expect((await open(other)).body).toBe(appDocument);
});
