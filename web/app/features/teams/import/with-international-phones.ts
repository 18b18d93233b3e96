import { internationalPhone } from '#web/app/forms/phone/international-phone.ts';

export interface RosterFile {
  readonly columns: string[];
  readonly lines: string[][];
}

interface ReadFile {
  readonly columns: readonly string[];
  readonly lines: readonly (readonly string[])[];
}

/** The same lines, with the country's code before phone numbers that were written without. */
export async function withInternationalPhones({ columns, lines }: ReadFile): Promise<RosterFile> {
  const ofLine = (cells: readonly string[]) =>
    Promise.all(cells.map((cell, at) => (columns[at] === 'phone' ? internationalPhone(cell) : cell)));
  return { columns: [...columns], lines: await Promise.all(lines.map(ofLine)) };
}
