import { variable } from '#lambdas/kernel/env.ts';
import { servePages } from '#lambdas/kernel/http/serve-pages.ts';
import { createPublicSeasonReader } from '../ports/public-season.ts';
import { missingSeason } from './missing-season.ts';
import type { competitionPagePaths } from './paths.ts';
import { showSeasonEmbed } from './season-embed.ts';

const origin = variable('WEB_ORIGIN');
const read = createPublicSeasonReader(origin, (request) => fetch(request));

/** Shows seasons to frames on other sites. */
export const handler = servePages<(typeof competitionPagePaths)[number]>(
  { '/embed/seasons/{seasonId}': showSeasonEmbed(read, origin) },
  missingSeason,
);
