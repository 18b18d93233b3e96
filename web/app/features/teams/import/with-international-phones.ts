import type { Column } from '#shared/teams/import/columns.ts';
import { internationalPhone } from '#web/app/forms/phone/international-phone.ts';

export interface RosterFile {
  readonly columns: Column[];
  readonly lines: string[][];
}

/** The same lines, with the country's code before phone numbers that were written without. */
export async function withInternationalPhones({ columns, lines }: RosterFile): Promise<RosterFile> {
  const ofLine = (cells: readonly string[]) =>
    Promise.all(cells.map((cell, at) => (columns[at] === 'phone' ? internationalPhone(cell) : cell)));
  return { columns, lines: await Promise.all(lines.map(ofLine)) };
}
