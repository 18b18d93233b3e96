import type { NameSight } from '#lambdas/people/ports/naming/naming.ts';
import { isForYoung } from '#shared/competitions/seasons/for-adults.ts';
import { isDependantId } from '#shared/ids.ts';
import type { StoredSquad } from '../season-reader.ts';
import type { Sight } from './season-sight.ts';

/** Who looks at rosters. */
export interface Viewer {
  readonly userId: string | undefined;
  /** Their dependants. */
  readonly family: readonly string[];
}

/** What a season makes of the names on its rosters: its organisers need all, captains those of their squad. */
export function sightOf(
  { isOrganiser }: Pick<Sight, 'isOrganiser'>,
  squads: readonly StoredSquad[],
  { userId, family }: Viewer,
  now: Date,
): NameSight {
  const own = new Set(userId ? [userId, ...family] : []);
  const led = squads.filter(({ captainId, coCaptainIds }) => [captainId, ...coCaptainIds].includes(userId ?? '-'));
  const needed = new Set(led.flatMap(({ roster }) => roster));
  const needs = isOrganiser || ((personId: string) => needed.has(personId));
  return { userId, now, needs, shares: squads.some(({ roster }) => roster.some((one) => own.has(one))) };
}

interface Seen {
  /** Whether the viewer leads the squad. */
  readonly leads: boolean;
  sees(personId: string): boolean;
}

/** The visible players of a squad: children are named to organizers, captains and their guardians only. */
export function whoIsSeen(
  squad: StoredSquad,
  squads: readonly StoredSquad[],
  { season: { facts }, team, isOrganiser, isMember }: Sight,
  { userId, family }: Viewer,
): Seen {
  const own = new Set(userId ? [userId, ...family] : []);
  const leads = [squad.captainId, ...squad.coCaptainIds].includes(userId ?? '-');
  const isIn = squads.some(({ roster }) => roster.some((one) => own.has(one)));
  const seesAll =
    isOrganiser ||
    squad.roster.some((one) => own.has(one)) ||
    (facts.rostersShown === 'everyone' && !isForYoung(facts, team.facts)) ||
    (facts.rostersShown !== 'organisers' && (isMember || isIn));
  const seesChildren = isOrganiser || leads;
  return { leads, sees: (one) => seesAll && (seesChildren || own.has(one) || !isDependantId(one)) };
}
