import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { rosterCsv } from '#shared/teams/import/roster-csv.ts';
import type { teamRoster } from '#shared/teams/roster/contract.ts';
import { noDetails, type RosterDetails } from '#shared/teams/roster/roster.ts';
import { seesField } from '#shared/teams/roster/roster-view.ts';
import type { RosterSheet } from '#shared/teams/roster/sheet.ts';
import type { Memberships } from '../../ports/memberships.ts';
import type { DetailsStore } from '../details-store.ts';
import { knownPeople, type PeopleSources } from '../known-people.ts';
import type { SheetStore } from '../sheet-store.ts';

type Operations = (typeof teamRoster)['operations'];

interface Parts extends PeopleSources {
  readonly roster: Pick<Memberships, 'find'>;
  readonly details: DetailsStore;
  readonly sheets: SheetStore;
}

export async function changeRosterDetails(
  { teamId, userId, version, details }: Parsed<Operations['changeRosterDetails']>,
  caller: Caller,
  parts: Parts,
): Promise<Output<Operations['changeRosterDetails']>> {
  const [member, by, { sheet }] = await Promise.all([
    parts.roster.find({ userId, teamId }),
    parts.roster.find({ userId: actorOf(caller).userId, teamId }),
    parts.sheets.find(teamId),
  ]);
  if (!member) throw new Problem('team.memberNotFound');
  const reader = { roles: by?.roles ?? [], isSelf: false };
  const added = details.squadIds.filter((squadId) => !member.details?.squadIds.includes(squadId));
  if (added.length > 0 && !(await parts.sheets.markInUse(teamId, added)))
    throw new Problem('request.invalid', teamGone);
  const fields = keepingUnseen(details.fields, member.details?.fields ?? {}, sheet, reader);
  if (!(await parts.details.save(member, version, { ...details, fields })))
    throw new Problem('record.changed', { currentVersion: member.detailsVersion ?? 0 });
  const { jersey } = details;
  const others = jersey ? (await knownPeople(teamId, parts)).filter(({ id }) => id !== userId) : [];
  const same = others.filter((one) => one.details.jersey === jersey);
  return { version: version + 1, sameNumber: same.map(({ name }) => name) };
}

const teamGone = { fields: { 'details.squadIds': 'This team is no longer on the roster.' } };

type Answers = RosterDetails['fields'];

/** Only readers of an answer can change it, and file answers are not written here. */
function keepingUnseen(
  next: Answers,
  before: Answers,
  { fields }: RosterSheet,
  reader: Parameters<typeof seesField>[1],
) {
  const unseen = new Set(
    fields.filter((field) => field.type === 'file' || !seesField(field, reader)).map(({ fieldId }) => fieldId),
  );
  const seen = Object.entries(next).filter(([fieldId, answer]) => !unseen.has(fieldId) && answer !== '');
  return Object.fromEntries([...Object.entries(before).filter(([fieldId]) => unseen.has(fieldId)), ...seen]);
}

/** What the person says of themselves; the rest of the line is the team's. */
export async function changeOwnEntry(
  { teamId, version, isPaused, contact, fields }: Parsed<Operations['changeOwnEntry']>,
  caller: Caller,
  { roster, details }: Pick<Parts, 'roster' | 'details'>,
): Promise<Output<Operations['changeOwnEntry']>> {
  const { userId } = actorOf(caller);
  const own = await roster.find({ userId, teamId });
  if (!own) throw new Problem('team.notFound');
  const before = own.details ?? noDetails;
  const next = { ...before, contact, fields: { ...before.fields, ...fields } };
  const pausedAt = isPaused ? (own.pausedAt ?? caller.now.toISOString()) : null;
  if (!(await details.save(own, version, next, pausedAt)))
    throw new Problem('record.changed', { currentVersion: own.detailsVersion ?? 0 });
  return { version: version + 1 };
}

export async function saveRosterSheet(
  { teamId, version, sheet }: Parsed<Operations['saveRosterSheet']>,
  { sheets }: Pick<Parts, 'sheets'>,
): Promise<Output<Operations['saveRosterSheet']>> {
  if (await sheets.save(teamId, sheet, version)) return { version: version + 1 };
  throw new Problem('record.changed', { currentVersion: (await sheets.find(teamId)).version });
}

/** Sensitive answers go into the file of the owner alone. */
export async function exportRoster(
  { teamId }: Parsed<Operations['exportRoster']>,
  caller: Caller,
  parts: Parts,
): Promise<Output<Operations['exportRoster']>> {
  const [people, { sheet }, own] = await Promise.all([
    knownPeople(teamId, parts),
    parts.sheets.find(teamId),
    parts.roster.find({ userId: actorOf(caller).userId, teamId }),
  ]);
  const reader = { roles: own?.roles ?? [], isSelf: false };
  return rosterCsv(people, { ...sheet, fields: sheet.fields.filter((field) => seesField(field, reader)) });
}
