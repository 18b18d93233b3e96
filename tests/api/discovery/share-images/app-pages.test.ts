import { beforeEach, expect, it } from 'vitest';
import { handler } from '#lambdas/discovery/share-images/pages/pages.ts';
import { previewPaths } from '#lambdas/discovery/share-images/pages/paths.ts';
import { answerAppDocument, appDocument } from '#tests/support/discovery/app-document.ts';
import { openPage } from '#tests/support/events/pages.ts';
import { drawShareImages } from '#tests/support/product/drain.ts';
import { aTeam, hideTeam } from '#tests/support/teams/teams.ts';

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
