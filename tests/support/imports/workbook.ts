import { strToU8, zipSync } from 'fflate';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const xml = (text: string) => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`);
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const related = (links: readonly (readonly [id: string, type: string, target: string])[]) =>
  `<Relationships xmlns="${packages}/relationships">${links
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${documents}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

/** Excel counts days from the end of 1899 (ECMA-376, 18.17.4.1). */
const serialOf = (day: string) => Date.parse(`${day}T00:00Z`) / 86_400_000 + 25_569;

function cellOf(cell: string, at: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(cell)) return `<c r="${at}" s="1"><v>${serialOf(cell)}</v></c>`;
  if (/^[1-9]\d{0,3}$/.test(cell)) return `<c r="${at}"><v>${cell}</v></c>`;
  return `<c r="${at}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
}

const letterOf = (column: number) => String.fromCharCode(65 + column);

/** A workbook as Excel saves it (ECMA-376): ISO days are cells with a day, and whole numbers are numbers. */
export function aWorkbook(rows: readonly (readonly string[])[]): Uint8Array {
  const lines = rows.map((row, at) => {
    const cells = row.map((cell, column) => (cell === '' ? '' : cellOf(cell, `${letterOf(column)}${at + 1}`)));
    return `<row r="${at + 1}">${cells.join('')}</row>`;
  });
  const part = (name: string, type: string) =>
    `<Override PartName="/xl/${name}" ContentType="${sheetType}.${type}+xml"/>`;
  return zipSync({
    '[Content_Types].xml': xml(
      `<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part('workbook.xml', 'sheet.main')}${part('worksheets/sheet1.xml', 'worksheet')}${part('styles.xml', 'styles')}</Types>`,
    ),
    '_rels/.rels': xml(related([['rId1', 'officeDocument', 'xl/workbook.xml']])),
    'xl/workbook.xml': xml(
      `<workbook xmlns="${main}" xmlns:r="${documents}"><sheets><sheet name="Players" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(
      related([
        ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
        ['rId2', 'styles', 'styles.xml'],
      ]),
    ),
    'xl/styles.xml': xml(
      `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ),
    'xl/worksheets/sheet1.xml': xml(`<worksheet xmlns="${main}"><sheetData>${lines.join('')}</sheetData></worksheet>`),
  });
}
