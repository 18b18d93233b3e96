import Papa from 'papaparse';
import readWorkbook, { type CellValue } from 'read-excel-file/universal';

/** The first sheet of an Excel workbook as CSV, with days as YYYY-MM-DD. @throws for a file that is no workbook */
export async function workbookText(bytes: Uint8Array): Promise<string> {
  const [sheet] = await readWorkbook(new Uint8Array(bytes).buffer);
  return Papa.unparse((sheet?.data ?? []).map((row) => row.map(cellText)));
}

/** A cell with a day holds its midnight in UTC. */
function cellText(cell: CellValue | null): string {
  if (cell === null) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}
