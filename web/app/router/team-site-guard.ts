import { type MiddlewareFunction, redirect } from 'react-router';
import type { Host } from '#shared/hosts.ts';
import { type PageHead, setPageHead } from '#web/app/shell/page/page-head.ts';
import { paths } from './paths.ts';

/** What the guard needs of a team. */
export interface SiteTeam {
  readonly name: string;
  readonly description: string;
  readonly imageUrl?: string;
  /** Whoever made the team; a site without them is not shown. */
  readonly creatorId: string | undefined;
}

/** Where teams are looked up. */
export interface TeamLookup {
  readonly findByDomain: (domain: string) => Promise<SiteTeam | undefined>;
  readonly findById: (teamId: string) => Promise<SiteTeam | undefined>;
}

/** The head of the team's page, or where to go instead. */
export type TeamSiteAnswer = { readonly head: PageHead } | { readonly instead: 'root' | 'notFound' };

/**
 * Decides about a team's site (R-GUARD-08 to 16). Without a team or its creator the main host leads to its root; on any
 * other host the root is the team's own site, so the answer there is the not-found page and never a loop (decision D5).
 */
export async function judgeTeamSite(host: Host, id: string | undefined, lookup: TeamLookup): Promise<TeamSiteAnswer> {
  const team = await findTeam(host, id, lookup);
  if (!team?.creatorId) return { instead: host.type === 'main' ? 'root' : 'notFound' };
  return { head: { title: team.name, description: team.description, imageUrl: team.imageUrl } };
}

async function findTeam(host: Host, id: string | undefined, lookup: TeamLookup): Promise<SiteTeam | undefined> {
  if (host.type === 'customDomain') return lookup.findByDomain(host.domain);
  const teamId = host.type === 'organization' ? host.teamId : id;
  return teamId ? lookup.findById(teamId) : undefined;
}

/** Stands before a route that shows a team's site; the route's parameter is `id`. */
export const guardTeamSite =
  (host: Host, lookup: TeamLookup): MiddlewareFunction =>
  async ({ params }) => {
    const answer = await judgeTeamSite(host, params.id, lookup);
    if ('head' in answer) return setPageHead(answer.head);
    throw answer.instead === 'root' ? redirect(paths.root) : new Response(null, { status: 404 });
  };
