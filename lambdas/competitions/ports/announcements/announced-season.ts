import {
  createUnansweredMatches,
  type UnansweredMatches,
} from '#lambdas/events/ports/announcements/unanswered-matches.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import {
  type AnnouncedGroup,
  type AnnouncedThings,
  unansweredKey,
} from '#lambdas/notifications/ports/announcements/announced.ts';
import { createMemberships } from '#lambdas/teams/ports/memberships.ts';
import { createTeamReader } from '#lambdas/teams/ports/teams.ts';
import { isTransferable } from '#shared/competitions/seasons/registration.ts';
import { captainsOf, peopleOf } from '../../schedules/season-desk.ts';
import { type StoredSeason, type StoredSquad, seasonPermissionsIn } from '../../seasons/season-reader.ts';
import { createHasPlace } from '../../seasons/sight/place-in-season.ts';
import { plays } from '../../seasons/squads/squad-writes.ts';
import { createStored, type StoredRegistration } from '../../seasons/stored.ts';

/** Seasons with everyone who plays in them: all, the captains, each division and team, and who has not answered for the next matches. */
export function createAnnouncedSeasons(table: Table): AnnouncedThings {
  const stored = createStored(table);
  const unanswered = createUnansweredMatches(table);
  const [teams, memberships] = [createTeamReader(table), createMemberships(table)];
  const permissionsIn = seasonPermissionsIn(stored, teams, memberships, createHasPlace(table));
  return {
    find: async (seasonId, now) => {
      const season = await stored.find(seasonId);
      if (!season) return undefined;
      const [squads, registrations, silent] = await Promise.all([
        stored.squadsOf(seasonId),
        stored.registrationsFor(seasonId),
        unanswered(seasonId, now),
      ]);
      const { label, timeZone } = season.facts;
      const groups = groupsOf(season, squads.filter(plays), registrations.filter(isIn));
      return {
        name: label,
        timeZone,
        teamId: season.teamId,
        groups: silent ? [...groups, unansweredOn(silent)] : groups,
        facts: (origin) => ({ action: { label: 'See the season', url: `${origin}/seasons/${seasonId}` } }),
        authorIs: label,
        because: `you’re in ${label}`,
      };
    },
    rightOf: async (seasonId, userId) => {
      const may = await permissionsIn(userId, seasonId);
      if (!may) return undefined;
      const invites = may.includes('manageMembers');
      if (may.includes('publishSchedule')) return { sendsTo: 'all', invites };
      const led = (await stored.squadsOf(seasonId)).filter(
        (squad) => plays(squad) && captainsOf(squad).includes(userId),
      );
      return { sendsTo: led.map(({ squadId }) => squadId), invites };
    },
  };
}

const unansweredOn = ({ date, day, personIds }: UnansweredMatches): AnnouncedGroup => ({
  key: `${unansweredKey}_${date.replaceAll('-', '')}`,
  kind: 'unanswered',
  name: day,
  personIds,
});

/** Players in line, or awaiting a captain, are not in yet. */
const isIn = ({ status }: StoredRegistration) => isTransferable(status);

function groupsOf(
  { facts: { divisions } }: StoredSeason,
  squads: readonly StoredSquad[],
  registrations: readonly StoredRegistration[],
): readonly AnnouncedGroup[] {
  const once = (ids: readonly string[]) => [...new Set(ids)];
  const of = (inSquads: readonly StoredSquad[], registered: readonly StoredRegistration[]) =>
    once([...inSquads.flatMap(peopleOf), ...registered.map(({ userId }) => userId)]);
  const inDivision = (divisionId: string) => (one: { readonly divisionId: string }) => one.divisionId === divisionId;
  return [
    { key: 'everyone', kind: 'everyone', personIds: of(squads, registrations) },
    { key: 'captains', kind: 'captains', personIds: once(squads.flatMap(captainsOf)) },
    ...(divisions.length > 1 ? divisions : []).map(({ divisionId, name }) => ({
      key: divisionId,
      kind: 'division' as const,
      name,
      personIds: of(squads.filter(inDivision(divisionId)), registrations.filter(inDivision(divisionId))),
    })),
    ...squads.map((squad) => ({
      key: squad.squadId,
      kind: 'team' as const,
      name: squad.name,
      personIds: peopleOf(squad),
    })),
  ];
}
