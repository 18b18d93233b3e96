import type { Squad } from '#shared/competitions/seasons/squad.ts';
import type { RosterPerson } from '#shared/teams/roster/people-operations.ts';
import type { RosterSheet } from '#shared/teams/roster/sheet.ts';

/** A team of a community's roster whose players are not all in a season yet. */
export interface RosterTeam {
  readonly name: string;
  /** Its players who are on no team of the season. */
  readonly inviteIds: readonly string[];
  /** The team of the season that has its name. */
  readonly squadId?: string;
}

interface Roster {
  readonly sheet: Pick<RosterSheet, 'squads'>;
  readonly people: readonly RosterPerson[];
}

const sameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** The teams of a roster that a season lacks, or lacks players of, as the roster lists them. */
export function missingTeams({ sheet, people }: Roster, squads: readonly Squad[]): readonly RosterTeam[] {
  const playing = new Set(squads.flatMap(({ roster }) => roster.flatMap(({ userId }) => userId ?? [])));
  const isFree = ({ status, personId }: RosterPerson) =>
    (status === 'notInvited' || status === 'invited') && (!personId || !playing.has(personId));
  return sheet.squads.flatMap(({ squadId: id, name }) => {
    const inviteIds = people
      .filter((person) => isFree(person) && person.details.squadIds?.includes(id))
      .map(({ inviteId }) => inviteId);
    const squad = squads.find((one) => sameName(one.name, name));
    return inviteIds.length > 0 ? [{ name, inviteIds, ...(squad && { squadId: squad.squadId }) }] : [];
  });
}
