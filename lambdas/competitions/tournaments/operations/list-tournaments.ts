import type { TeamReader } from '#lambdas/teams/ports/teams.ts';
import type { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import type { Category } from '#shared/competitions/tournaments/schemas.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { distanceMiles } from '#shared/discovery/distance.ts';
import { isForLevel } from '#shared/events/details/listed-facts.ts';
import type { StoredTournament, TournamentReader } from '../tournament-reader.ts';
import { toTournamentCard } from '../tournament-sight.ts';

type Operation = (typeof tournamentsContract)['operations']['listTournaments'];
type Wish = Parsed<Operation>;

const mostMonths = 12;
const mostShown = 100;

/**
 * Of the months that are asked for, twelve at most, or of one community: those of public communities that fit, the
 * soonest first.
 */
export async function listTournaments(
  { teamId, lat, lng, radiusMiles = 100, ...wish }: Wish,
  now: Date,
  { tournaments, teams }: { tournaments: Pick<TournamentReader, 'listIn' | 'listOf'>; teams: Pick<TeamReader, 'list'> },
): Promise<Output<Operation>> {
  const from = wish.from ?? now.toISOString().slice(0, 10);
  const centre = lat !== undefined && lng !== undefined ? { lat, lng } : undefined;
  const known = teamId
    ? (await tournaments.listOf(teamId)).filter(isOut)
    : await tournaments.listIn(monthsOf(from, wish.until));
  const found = known
    .filter(({ facts }) => facts.endDate >= from && (!wish.until || facts.startDate <= wish.until))
    .filter((one) => fits(one, wish))
    .map((one) => ({ one, miles: centre ? distanceMiles(centre, one.facts.city) : undefined }))
    .filter(({ miles }) => miles === undefined || miles <= radiusMiles)
    .sort((a, b) => a.one.startDate.localeCompare(b.one.startDate));
  const plans = new Map(
    (await teams.list(found.map(({ one }) => one.teamId)))
      .filter(({ facts, status }) => facts.visibility === 'public' && status === 'active')
      .map(({ teamId, plan }) => [teamId, plan] as const),
  );
  return {
    tournaments: found
      .filter(({ one }) => plans.has(one.teamId))
      .slice(0, mostShown)
      .map(({ one, miles }) => ({
        ...toTournamentCard(one, plans.get(one.teamId)),
        ...(miles !== undefined && { distanceMiles: Math.round(miles * 10) / 10 }),
      })),
  };
}

/** Drafts, cancelled and archived tournaments are not found. */
const isOut = ({ month }: StoredTournament): boolean => month !== undefined;

/** One that began last month may still be on. */
function monthsOf(from: string, until: string | undefined): string[] {
  const first = Date.UTC(Number(from.slice(0, 4)), Number(from.slice(5, 7)) - 2);
  const at = new Date(first);
  const months = Array.from({ length: mostMonths + 1 }, (_, step) =>
    new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + step)).toISOString().slice(0, 7),
  );
  return months.filter((month) => !until || month <= until.slice(0, 7));
}

function fits({ status, facts }: StoredTournament, { sport, status: wanted, ...wish }: Wish): boolean {
  if (sport && facts.gameTypeId !== sport) return false;
  if (wanted ? status !== wanted : status === 'finished') return false;
  return facts.categories.some((category) => isForWish(category, wish));
}

/** One category has to fit all of it: a beginner of twelve looks for beginners of twelve. */
function isForWish({ eligibility = {}, fee }: Category, { level, age, price }: Pick<Wish, 'level' | 'age' | 'price'>) {
  const { leastAge = 0, mostAge = 120 } = eligibility;
  const isOfAge = age === undefined || (age >= leastAge && age <= mostAge);
  const isOfLevel = level === undefined || isForLevel(eligibility, level);
  return isOfAge && isOfLevel && (price === undefined || (price === 'free') === (fee === undefined));
}
