import { teamRoles } from '#shared/teams/permissions.ts';

/** What a roster is asked for; it lives in the address. */
export interface RosterAsked {
  readonly q?: string;
  readonly role?: (typeof teamRoles)[number];
  readonly squadId?: string;
  readonly cursor?: string;
}

export function askedOf(url: string): RosterAsked {
  const said = new URL(url).searchParams;
  const [q, squadId, cursor] = [said.get('q'), said.get('squadId'), said.get('cursor')];
  const role = teamRoles.find((one) => one === said.get('role'));
  return { ...(q && { q }), ...(role && { role }), ...(squadId && { squadId }), ...(cursor && { cursor }) };
}
