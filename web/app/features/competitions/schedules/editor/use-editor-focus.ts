import { useEffect, useRef, useState } from 'react';
import { cellId, type Rounds } from '../rounds/rounds-model.ts';

/** So many play days are drawn beside each other. */
const columnsShown = 8;

/** Which cell has the focus, and which play days are drawn: those around it. */
export function useEditorFocus({ rows, columns }: Rounds) {
  const root = useRef<HTMLDivElement>(null);
  const wanted = useRef<string>(undefined);
  const [, draw] = useState(0);
  const [first, setFirst] = useState(0);
  const [focus, setFocus] = useState('');
  const [isWhole, showAll] = useState(false);
  const used = usedRows({ rows, columns });
  const start = columns.flatMap(({ cells }) => cells).find((cell) => cell?.match);
  const goTo = (id: string) => {
    wanted.current = id;
    setFocus(id);
    const column = columns.findIndex(({ cells }) => cells.some((cell) => cell && cellId(cell.at) === id));
    if (column >= 0) setFirst((before) => Math.min(column, Math.max(before, column - columnsShown + 1)));
    const row = (columns[column]?.cells ?? []).findIndex((cell) => cell && cellId(cell.at) === id);
    if (row >= used) showAll(true);
    draw((count) => count + 1);
  };
  // Where it goes may be drawn only after another view was chosen.
  useEffect(() => {
    const id = wanted.current;
    if (id === undefined) return;
    const places = [...(root.current?.querySelectorAll<HTMLElement>('[data-focus]') ?? [])];
    const place = places.find(({ dataset }) => dataset.focus === id);
    if (!place) return;
    wanted.current = undefined;
    place.focus();
  });
  return {
    root,
    focus: focus || (start ? cellId(start.at) : ''),
    setFocus,
    goTo,
    shown: { rows: isWhole ? rows : rows.slice(0, used), columns: columns.slice(first, first + columnsShown) },
    laterTimes: isWhole || used === rows.length ? undefined : () => showAll(true),
    earlier: first > 0 ? () => setFirst(Math.max(0, first - columnsShown)) : undefined,
    later: first + columnsShown < columns.length ? () => setFirst(first + columnsShown) : undefined,
  };
}

/** How many rows there are up to one time after the last that a match has. */
function usedRows({ rows, columns }: Rounds): number {
  const isUsed = (index: number) => columns.some(({ cells }) => cells[index]?.match);
  const last = rows.findLastIndex((_, index) => isUsed(index));
  const spare = rows.find(({ time }) => time > (rows[last]?.time ?? ''));
  return rows.filter(({ time }) => spare === undefined || time <= spare.time).length;
}
