import { mostRosterGuardians, type RosterDetails, type RosterGuardian } from './roster.ts';

/** For so many days can a merge be undone. */
export const mergeUndoDays = 7;

const union = (kept: readonly string[], other: readonly string[], most: number): string[] =>
  [...new Set([...kept, ...other])].slice(0, most);

const notesOf = (kept: string, other: string): string =>
  kept === other || other === '' ? kept : [kept, other].filter((notes) => notes !== '').join('\n');

const isSameGuardian = (one: RosterGuardian, other: RosterGuardian) =>
  one.email && other.email ? one.email === other.email : one.name?.toLowerCase() === other.name?.toLowerCase();

/** A guardian that both name is one, with what either says of them. */
function guardiansOf(kept: readonly RosterGuardian[], others: readonly RosterGuardian[]): RosterGuardian[] {
  const same = (one: RosterGuardian, all: readonly RosterGuardian[]) => all.find((two) => isSameGuardian(one, two));
  const both = kept.map((one) => ({ ...same(one, others), ...one }));
  return [...both, ...others.filter((one) => !same(one, kept))].slice(0, mostRosterGuardians);
}

/** What a roster says of one person it had twice: the kept record wins, and gets what it lacks from the other. */
export function mergedDetails(kept: RosterDetails, other: RosterDetails): RosterDetails {
  const notes = notesOf(kept.notes, other.notes);
  const guardians = guardiansOf(kept.guardians ?? [], other.guardians ?? []);
  return {
    ...other,
    ...kept,
    positions: union(kept.positions, other.positions, 5),
    isPlayer: kept.isPlayer || other.isPlayer,
    squadIds: union(kept.squadIds, other.squadIds, 20),
    tags: union(kept.tags, other.tags, 10),
    notes: notes.length > 1000 ? kept.notes : notes,
    ...(guardians.length > 0 && { guardians }),
    contact: { ...other.contact, ...kept.contact },
    fields: { ...other.fields, ...kept.fields },
    items: { ...other.items, ...kept.items },
  };
}

/** The same record once the merge is undone: what came with the merge and was not changed since is as it was before. */
export function splitDetails(now: RosterDetails, before: RosterDetails, merged: RosterDetails): RosterDetails {
  return {
    ...asBefore(now, before, merged),
    contact: asBefore(now.contact, before.contact, merged.contact),
    fields: asBefore(now.fields, before.fields, merged.fields),
    items: asBefore(now.items, before.items, merged.items),
  };
}

/** Each part that is as the merge left it is as it was before; the others stay. */
function asBefore<Parts extends object>(now: Parts, before: Parts, merged: Parts): Parts {
  const were = new Map<string, unknown>(Object.entries(before));
  const left = new Map<string, unknown>(Object.entries(merged));
  const next = { ...now };
  for (const [name, value] of Object.entries(now)) {
    if (JSON.stringify(value) !== JSON.stringify(left.get(name))) continue;
    if (were.has(name)) Object.assign(next, { [name]: were.get(name) });
    else Reflect.deleteProperty(next, name);
  }
  return next;
}
