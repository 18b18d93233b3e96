import { useState } from 'react';
import { arrangeFile } from '#shared/teams/import/arrange.ts';
import type { Source } from '#shared/teams/import/columns.ts';
import type { DayOrder } from '#shared/teams/import/days.ts';
import { missingTeams } from '#shared/teams/import/missing.ts';
import { recognizeColumns } from '#shared/teams/import/recognize.ts';
import type { RosterSheet } from '#shared/teams/roster/sheet.ts';
import { csvRows } from './csv-rows.ts';

/** Corrected cells by the index of their line, then by their column. */
type Corrections = Readonly<Record<number, Readonly<Record<string, string>>>>;

interface Decisions {
  readonly sources?: readonly Source[];
  readonly dayOrder?: DayOrder;
  readonly corrections: Corrections;
  /** In lower case. */
  readonly teamsLeftOut: readonly string[];
}
const none: Decisions = { corrections: {}, teamsLeftOut: [] };

/** A file, and all that the importer decides about it. */
export function useRosterFile(sheet: RosterSheet) {
  const [text, setText] = useState('');
  const [decisions, setDecisions] = useState(none);
  const [headings = [], ...lines] = csvRows(text);
  const sources = decisions.sources ?? recognizeColumns(headings, lines, sheet);
  const arranged = arrangeFile({ headings, lines, sources }, sheet, decisions.dayOrder);
  const { columns } = arranged;
  const corrected = arranged.lines.map((cells, line) =>
    cells.map((cell, at) => decisions.corrections[line]?.[columns[at] ?? ''] ?? cell),
  );
  const decide = (next: Partial<Decisions>) => setDecisions({ ...decisions, ...next });
  const { corrections, teamsLeftOut } = decisions;
  return {
    text,
    read: (next: string) => {
      setText(next);
      setDecisions(none);
    },
    headings,
    /** The first cell of a column that says something. */
    exampleOf: (at: number) => lines.find((cells) => cells[at]?.trim())?.[at]?.trim() ?? '',
    sources,
    setSource: (at: number, source: Source) =>
      decide({ sources: headings.map((_, each) => (each === at ? source : (sources[each] ?? ''))) }),
    arranged: { ...arranged, lines: corrected },
    dayOrder: decisions.dayOrder,
    setDayOrder: (dayOrder: DayOrder) => decide({ dayOrder }),
    correct: (line: number, column: string, cell: string) =>
      decide({ corrections: { ...corrections, [line]: { ...corrections[line], [column]: cell } } }),
    missing: missingTeams({ columns, lines: corrected }, sheet).map((team) => ({
      ...team,
      isCreated: !teamsLeftOut.includes(team.name.toLowerCase()),
    })),
    setTeam: (name: string, isCreated: boolean) => {
      const others = teamsLeftOut.filter((one) => one !== name.toLowerCase());
      decide({ teamsLeftOut: isCreated ? others : [...others, name.toLowerCase()] });
    },
  };
}
export type ReadRosterFile = ReturnType<typeof useRosterFile>;
