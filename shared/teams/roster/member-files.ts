import type { AttachedFile } from '#shared/uploads/attached-file.ts';
import { permissionsOf } from '../permissions.ts';
import { type RosterReader, seesField } from './roster-view.ts';
import type { RosterSheet, SheetField } from './sheet.ts';

/** The files on a member's line of a roster, by the field of the team's own or the tracked item that each is for. */
export type MemberFiles = Readonly<Record<string, AttachedFile>>;

type Reader = Pick<RosterReader, 'roles' | 'isSelf'>;
type FilePart = SheetField | 'item';

const manages = ({ roles }: Reader) => permissionsOf(roles).includes('manageMembers');

/** What of a roster takes a file: a field of that type, or a tracked item, of which it is the evidence (domain 4.1). */
export function filePart({ fields, items }: Pick<RosterSheet, 'fields' | 'items'>, partId: string) {
  const field = fields.find((one) => one.fieldId === partId && one.type === 'file');
  return field ?? (items.some(({ itemId }) => itemId === partId) ? 'item' : undefined);
}

/** Whether a reader of a line may open the file of a part: evidence is seen by readers of its item's state. */
export const seesFile = (part: FilePart, reader: Reader): boolean =>
  part === 'item' ? reader.isSelf || manages(reader) : seesField(part, reader);

/** Whether they may put one there and take it away: the person, and the roster's managers, where they see it. */
export const keepsFile = (part: FilePart, reader: Reader): boolean =>
  seesFile(part, reader) && (reader.isSelf || manages(reader));

/** The names of the evidence that a reader sees, by tracked item. */
export const seenEvidence = (
  { items }: Pick<RosterSheet, 'items'>,
  files: MemberFiles,
  reader: Reader,
): Record<string, string> =>
  Object.fromEntries(
    items.flatMap(({ itemId }) => {
      const file = seesFile('item', reader) ? files[itemId] : undefined;
      return file ? [[itemId, file.name]] : [];
    }),
  );
