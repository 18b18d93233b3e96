import { umbrellaOver } from '#lambdas/teams/ports/membership-reader.ts';
import type { Memberships } from '#lambdas/teams/ports/memberships.ts';
import { isVisible, permissionsFor, type StoredTeam, type TeamReader } from '#lambdas/teams/ports/teams.ts';
import { wholeByCard } from '#shared/competitions/payments/entry-fees.ts';
import { isPaidFirst } from '#shared/competitions/tournaments/held-entries.ts';
import type { Tournament, TournamentCard } from '#shared/competitions/tournaments/schemas.ts';
import { Problem } from '#shared/contract/errors.ts';
import { eligibilityWords } from '#shared/events/rsvp/eligibility.ts';
import type { TeamPlan } from '#shared/payments/plan-names.ts';
import type { TeamPermission } from '#shared/teams/permissions.ts';
import type { StoredTournament, TournamentReader } from './tournament-reader.ts';

export interface SightParts {
  readonly tournaments: Pick<TournamentReader, 'findBy'>;
  readonly teams: Pick<TeamReader, 'find'>;
  readonly memberships: Pick<Memberships, 'find'>;
}

/** A tournament as a caller meets it. */
export interface Sight {
  readonly tournament: StoredTournament;
  readonly team: StoredTeam;
  readonly may: readonly TeamPermission[];
}

/** @throws {Problem} tournament.notFound where they must not learn that it exists */
export async function seeTournament(reference: string, userId: string | undefined, parts: SightParts): Promise<Sight> {
  const tournament = await parts.tournaments.findBy(reference);
  const teamId = tournament?.teamId ?? '';
  const [team, membership] = tournament
    ? await Promise.all([
        parts.teams.find(teamId),
        userId === undefined ? undefined : parts.memberships.find({ userId, teamId }),
      ])
    : [];
  const umbrella = team && userId !== undefined ? await umbrellaOver(userId, team, parts.memberships) : undefined;
  const may = permissionsFor({ membership, umbrella }, { thing: 'team' });
  const isOut = tournament?.status !== 'draft' || may.includes('publishSchedule');
  if (!tournament || !team || !isVisible(team, membership ?? umbrella) || !isOut)
    throw new Problem('tournament.notFound');
  return { tournament, team, may };
}

/** A tournament as people see it. */
export const toTournament = ({ facts, ...tournament }: StoredTournament): Tournament => ({ ...facts, ...tournament });

/** Fees are whole prices: where cards alone can pay, with what the plan of the community adds. */
export const toTournamentCard = (stored: StoredTournament, plan: TeamPlan = 'rookie'): TournamentCard => ({
  ...toTournament(stored),
  categories: stored.facts.categories.map(({ name, fee, eligibility }) => ({
    name,
    ...(fee && { fee: isPaidFirst(stored.facts) ? wholeByCard(fee, plan) : fee }),
    words: eligibilityWords(eligibility) ?? '',
  })),
});
