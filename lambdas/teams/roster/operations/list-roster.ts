import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { Cursors } from '#lambdas/kernel/http/cursor.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { NameSight, Naming } from '#lambdas/people/ports/naming/naming.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { shownName } from '#shared/people/privacy/may-name.ts';
import { leads, permissionsOf } from '#shared/teams/permissions.ts';
import type { RosterEntry, teamRoster } from '#shared/teams/roster/contract.ts';
import { seenEvidence } from '#shared/teams/roster/member-files.ts';
import { noDetails } from '#shared/teams/roster/roster.ts';
import { type RosterReader, seenDetails, seesField } from '#shared/teams/roster/roster-view.ts';
import type { RosterSheet } from '#shared/teams/roster/sheet.ts';
import type { InviteStore } from '../../invites/store.ts';
import type { RosterStore } from '../../members/member-store.ts';
import type { Membership } from '../../ports/membership-reader.ts';
import { findTeamFor, type StoredTeam, type TeamReader } from '../../ports/teams.ts';
import type { MergeStore } from '../merge-store.ts';
import { peopleShown } from '../people-shown.ts';
import type { SheetStore } from '../sheet-store.ts';
import { mergesShown } from './merge-people.ts';
import { type ChildrenSources, ownChildren } from './own-children.ts';

type ListRoster = (typeof teamRoster)['operations']['listRoster'];

interface Parts {
  readonly teams: Pick<TeamReader, 'find'>;
  readonly roster: RosterStore;
  readonly naming: Pick<Naming, 'of'>;
  readonly sheets: Pick<SheetStore, 'find'>;
  readonly invites: Pick<InviteStore, 'list'>;
  readonly merges: MergeStore;
  readonly dependants: ChildrenSources['dependants'];
}

/** A search looks at so many pages of a hundred before it answers with what it has, and says where to go on. */
const mostPages = 10;
const enough = 50;

export async function listRoster(
  input: Parsed<ListRoster>,
  caller: Caller,
  parts: Parts,
  cursors: Cursors,
): Promise<Output<ListRoster>> {
  const { teamId, cursor } = input;
  const { userId } = actorOf(caller);
  const found = await findTeamFor({ userId, teamId }, parts.teams, parts.roster);
  if (!found) throw new Problem('team.notFound');
  const { team, membership: own } = found;
  if (!own) throw new Problem('access.denied');
  const { sheet, version } = await parts.sheets.find(teamId);
  const reader = { roles: own.roles, seesContacts: team.facts.contactVisibility === 'members' };
  const shownTo = ({ member, displayName }: Named) =>
    toEntry(member, displayName, sheet, { ...reader, isSelf: member.userId === userId });
  const sight = { userId, now: caller.now, needs: leads(own.roles), shares: true };
  const start = cursor && (await cursors.read(cursor));
  const isClosed = !maySee(team, own);
  const manages = !cursor && permissionsOf(own.roles).includes('manageMembers');
  const [listed, mine, children] = await Promise.all([
    isClosed ? { named: [], next: undefined } : search(input, start, sight, parts),
    withNames([own], sight, parts),
    cursor ? [] : ownChildren(teamId, caller, parts),
  ]);
  const fields = sheet.fields.filter((field) => seesField(field, { roles: own.roles, isSelf: true }));
  return {
    entries: listed.named.map(shownTo),
    ...(mine[0] && { own: shownTo(mine[0]) }),
    children,
    isClosed,
    people: manages ? peopleShown(await parts.invites.list(teamId), { ...input, sheet, reader }) : [],
    merges: manages ? await mergesShown(teamId, caller, parts) : [],
    sheet: { ...sheet, fields },
    sheetVersion: version,
    ...(listed.next && { nextCursor: await cursors.write(listed.next) }),
  };
}

/** The requested people, from where a page before ended. */
async function search(asked: Parsed<ListRoster>, start: string | undefined, sight: NameSight, parts: Parts) {
  const named: Named[] = [];
  let next = start;
  for (let page = 0; page < mostPages && named.length < enough; page += 1) {
    const read = await parts.roster.page(asked.teamId, next);
    named.push(...(await withNames(read.members, sight, parts)).filter((one) => isAskedFor(one, asked)));
    next = read.next;
    if (!next) break;
  }
  return { named, next };
}

const maySee = ({ facts }: StoredTeam, { roles }: Membership) =>
  facts.rosterVisibility !== 'admins' || permissionsOf(roles).includes('manageMembers');

/** As far as the reader may know each, also where the roster has a name of its own for them. */
async function withNames(members: readonly Membership[], sight: NameSight, { naming }: Pick<Parts, 'naming'>) {
  const names = await naming.of(
    members.map(({ userId }) => userId),
    sight,
  );
  return members.map(({ details, ...member }): Named => {
    const { name = '', as = 'inFull' } = names.get(member.userId) ?? {};
    if (!details?.name) return { member: { ...member, ...(details && { details }) }, displayName: name };
    const displayName = shownName(details.name, as);
    return { member: { ...member, details: { ...details, name: displayName } }, displayName };
  });
}

interface Named {
  readonly member: Membership;
  readonly displayName: string;
}

const isAskedFor = ({ member, displayName }: Named, { q = '', role, squadId }: Parsed<ListRoster>): boolean =>
  displayName.toLowerCase().includes(q.trim().toLowerCase()) &&
  (!role || member.roles.includes(role)) &&
  (!squadId || member.details?.squadIds.includes(squadId) === true);

function toEntry(member: Membership, displayName: string, sheet: RosterSheet, reader: RosterReader): RosterEntry {
  const { userId, roles, since, pausedAt, details = noDetails, detailsVersion = 0, files = {} } = member;
  const evidence = seenEvidence(sheet, files, reader);
  return {
    userId,
    displayName,
    roles: [...roles],
    since,
    isPaused: pausedAt !== undefined,
    details: seenDetails(details, sheet, reader, files),
    ...(Object.keys(evidence).length > 0 && { evidence }),
    version: detailsVersion,
  };
}
