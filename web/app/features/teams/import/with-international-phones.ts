import type { ArrangedFile } from '#shared/teams/import/arrange.ts';
import { internationalPhone } from '#web/app/forms/phone/international-phone.ts';

/** The same lines, with the country's code before phone numbers that were written without. */
export const withInternationalPhones = ({ columns, lines }: ArrangedFile): Promise<string[][]> =>
  Promise.all(
    lines.map((cells) =>
      Promise.all(
        cells.map((cell, at) => (/phone$/i.test(columns[at] ?? '') && cell ? internationalPhone(cell) : cell)),
      ),
    ),
  );
