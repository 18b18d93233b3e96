import Papa from 'papaparse';

/** A quote character that no file has: every quote is then a letter like others. */
const noQuotes = '\0';

/**
 * Rows and cells of a CSV file with commas, semicolons or tabs; empty lines are left out. papaparse reads on to the next
 * closing quote, even over lines, when text follows a quoted word (`"Bob" Smith,b@x.y`). Such a line is read again by
 * itself, with its quotes as letters, so that it costs no other line its cells.
 */
export function csvRows(text: string): string[][] {
  let rest = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const delimiter = delimiterOf(rest);
  const rows: string[][] = [];
  while (rest !== '') {
    rest = rest.slice(readWhole(rest, delimiter, rows));
    const [line = ''] = rest.split('\n', 1);
    rows.push(...Papa.parse<string[]>(line, { delimiter, quoteChar: noQuotes }).data);
    rest = rest.slice(line.length + 1);
  }
  return rows.filter((row) => row.some((cell) => cell.trim() !== '')).map((row) => row.map(unescaped));
}

const delimiterOf = (text: string) =>
  Papa.parse(text.split('\n', 1)[0] ?? '', { delimitersToGuess: [',', ';', '\t'] }).meta.delimiter;

/** Adds the rows before the first whose quotes cannot be right. @returns where that row begins, or the end */
function readWhole(text: string, delimiter: string, rows: string[][]): number {
  let end = 0;
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    step: ({ data, errors, meta }, parser) => {
      if (errors.length > 0 && !isPlausible(data, rows[0])) return parser.abort();
      rows.push(data);
      end = meta.cursor;
    },
  });
  return end;
}

/** A name such as `"Smith, "Al" Jr"` has quotes inside quotes, and still every cell of its line. */
const isPlausible = (row: readonly string[], headings: readonly string[] | undefined) =>
  row.length === headings?.length && !row.some((cell) => cell.includes('\n'));

/** Our own files put an apostrophe before what a spreadsheet would run. */
const unescaped = (cell: string) => (/^'[=+\-@\t\r\n＝＋－＠]/.test(cell) ? cell.slice(1) : cell);
