/** What a spreadsheet takes for the beginning of a formula: https://owasp.org/www-community/attacks/CSV_Injection */
const beginsFormula = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * Rows as a CSV file (RFC 4180) that spreadsheets read as UTF-8. Text that would run as a formula gets an apostrophe before
 * it; numbers stay numbers.
 */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`;

function toCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = beginsFormula.test(value) ? `'${value}` : value;
  return /[",\r\n\t']|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
