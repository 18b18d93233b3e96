import type { AttachedFile } from '#shared/uploads/attached-file.ts';
import { permissionsOf, type TeamRole } from '../permissions.ts';
import type { RosterDetails, SeenDetails } from './roster.ts';
import type { RosterSheet, SheetField } from './sheet.ts';

/** Who reads a line of a roster. */
export interface RosterReader {
  readonly roles: readonly TeamRole[];
  readonly isSelf: boolean;
  readonly seesContacts: boolean;
}

/** What of a member's details a reader sees: the same rule for pages, files and everything else that shows them. */
export function seenDetails(
  details: RosterDetails,
  { fields }: Pick<RosterSheet, 'fields'>,
  reader: RosterReader,
  files: Readonly<Record<string, AttachedFile>> = {},
): SeenDetails {
  const manages = permissionsOf(reader.roles).includes('manageMembers');
  const { notes, tags, contact, guardians, items, fields: answers, ...open } = details;
  const shown = fields.filter((field) => seesField(field, reader));
  return {
    ...open,
    ...(manages && { notes, tags, ...(guardians && { guardians }) }),
    ...((manages || reader.isSelf) && { items }),
    ...((manages || reader.isSelf || reader.seesContacts) && { contact }),
    fields: Object.fromEntries(shown.map((field) => [field.fieldId, answerOn(field, answers, files)])),
  };
}

/** What a line answers to a field; of a file its name. */
export const answerOn = (
  { fieldId, type }: Pick<SheetField, 'fieldId' | 'type'>,
  answers: RosterDetails['fields'],
  files: Readonly<Record<string, AttachedFile>>,
): string => (type === 'file' ? files[fieldId]?.name : answers[fieldId]) ?? '';

/** Sensitive ones are for the person and the owner, whatever else is said. */
export function seesField(
  { isSensitive, visibleTo }: Pick<SheetField, 'isSensitive' | 'visibleTo'>,
  { roles, isSelf }: Pick<RosterReader, 'roles' | 'isSelf'>,
): boolean {
  if (isSelf) return true;
  const may = permissionsOf(roles);
  if (isSensitive) return may.includes('viewSensitiveAnswers');
  return visibleTo === 'members' || (visibleTo === 'admins' && may.includes('manageMembers'));
}
