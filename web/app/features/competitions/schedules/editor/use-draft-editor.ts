import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Check } from '#shared/competitions/schedules/checks.ts';
import type { DraftChange, ScheduleDesk } from '#shared/competitions/schedules/contract.ts';
import { changesBack } from '#shared/competitions/schedules/hand-moves.ts';
import { quantity } from '#shared/quantity.ts';
import type { DeskChanges } from '../desk/use-desk-changes.ts';
import { roundWords } from '../rounds/round-words.ts';
import { cellId, roundsOf } from '../rounds/rounds-model.ts';
import { useHandMoves } from '../rounds/use-hand-moves.ts';
import { useChecks } from './use-checks.ts';
import { useEditorFocus } from './use-editor-focus.ts';

export interface DraftEditorProps {
  readonly desk: ScheduleDesk;
  readonly draft: NonNullable<ScheduleDesk['draft']>;
  readonly changes: DeskChanges;
  /** Leads to the dates, fields and times. */
  readonly onShowPlan: () => void;
}

/** What the editor of a draft shows and does, whichever way it is drawn. */
export function useDraftEditor({ desk, draft, changes, onShowPlan }: DraftEditorProps) {
  const [isAsking, ask] = useState(false);
  const { view, chooseView } = useView();
  const words = useMemo(() => roundWords(desk), [desk]);
  const rounds = useMemo(() => roundsOf(draft.input, draft.matches), [draft]);
  const checking = useChecks(draft, words.nameOf);
  const focus = useEditorFocus(rounds);
  const { change, undo } = useUndo(draft, changes);
  const show = ({ keys: [key] }: Check) => {
    const match = draft.matches.find((one) => one.key === key);
    if (!match) return onShowPlan();
    if (view !== 'rounds') chooseView('rounds');
    focus.goTo(match.at ? cellId(match.at) : match.key);
  };
  const moves = useHandMoves({
    ...{ draft, rounds, words },
    isBusy: changes.isRunning,
    onChange: change,
    focus: focus.focus,
    setFocus: focus.goTo,
    nextProblem: useNextProblem(checking.checks, show),
  });
  /** While something has to be fixed it leads there instead. */
  const publish = () => {
    const [first] = checking.red;
    if (!first) return ask(true);
    moves.say(`Fix ${quantity(checking.red.length, 'problem')} first. ${first.sentence}`);
    show(first);
  };
  return { ...{ view, chooseView, words, rounds, checking, focus, change, undo, show, moves, publish, isAsking, ask } };
}

export type DraftEditing = ReturnType<typeof useDraftEditor>;

/** Rounds, calendar or teams: a part of the address. */
function useView() {
  const [search, setSearch] = useSearchParams();
  const chooseView = (id: string) =>
    setSearch((before) => ({ ...Object.fromEntries(before), view: id }), { replace: true, preventScrollReset: true });
  return { view: search.get('view') ?? 'rounds', chooseView };
}

/** Changes of the draft by hand, and the way back, newest first. */
function useUndo({ matches }: DraftEditorProps['draft'], { change: send }: DeskChanges) {
  const [back, setBack] = useState<readonly DraftChange[][]>([]);
  const [last, ...earlier] = back;
  const change = (made: DraftChange[]) => {
    setBack([changesBack(matches, made), ...back]);
    send(made);
  };
  const undo = () => {
    setBack(earlier);
    if (last) send(last);
  };
  return { change, undo: last ? undo : undefined };
}

/** Goes from problem to problem, and after the last to the first. */
function useNextProblem(checks: readonly Check[], show: (check: Check) => void) {
  const [shown, setShown] = useState<string>();
  return () => {
    const next = checks[(checks.findIndex(({ id }) => id === shown) + 1) % checks.length];
    if (!next) return 'Nothing to fix.';
    setShown(next.id);
    show(next);
    return next.sentence;
  };
}
