import type { RosterEntry } from '#shared/teams/roster/contract.ts';
import type { RosterSheet } from '#shared/teams/roster/sheet.ts';

/** `Shirt size: M` for each answer the reader may see. */
export const answersOf = ({ details: { fields: answers = {} } }: RosterEntry, { fields }: RosterSheet): string[] =>
  fields.flatMap(({ fieldId, label }) => (answers[fieldId] ? [`${label}: ${answers[fieldId]}`] : []));

/** `Waiver missing` for each thing that a player still has to bring or answer. */
export function missingOf({ details }: RosterEntry, { fields, items }: RosterSheet): string[] {
  const { fields: answers = {}, items: states = {} } = details;
  return [
    ...fields.filter(({ fieldId, requiredAt }) => requiredAt && answers[fieldId] === ''),
    ...items.filter(({ itemId }) => states[itemId] === 'needed').map(({ name }) => ({ label: name })),
  ].map(({ label }) => `${label} missing`);
}
