/** Rows and cells of a CSV file (RFC 4180), with commas, semicolons or tabs; empty lines are left out. */
export function csvRows(text: string): string[][] {
  const body = text.replace(/^\uFEFF/, '');
  const comma = separatorOf(body);
  const cell = new RegExp(`"((?:[^"]|"")*)"|([^"\\r\\n${comma}][^\\r\\n${comma}]*)?`, 'y');
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < body.length) {
    cell.lastIndex = at;
    const [all = '', quoted, bare = ''] = cell.exec(body) ?? [];
    row.push(cellText(quoted, bare));
    at += all.length;
    if (body[at] === comma) {
      at += 1;
      if (at === body.length) row.push('');
      continue;
    }
    at = afterLine(body, at);
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows.filter((cells) => cells.some((each) => each.trim() !== ''));
}

const cellText = (quoted: string | undefined, bare: string) =>
  unescaped(quoted === undefined ? bare : quoted.replaceAll('""', '"'));

/** What stands most often in the first line. */
function separatorOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1);
  const count = (separator: string) => first.split(separator).length;
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

/** Past the end of the line; what stands between a closing quote and it belongs to nothing. */
function afterLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end + 1;
}

/** Our own files put an apostrophe before what a spreadsheet would run. */
const unescaped = (cell: string) => (/^'[=+\-@\t\r\n＝＋－＠]/.test(cell) ? cell.slice(1) : cell);
