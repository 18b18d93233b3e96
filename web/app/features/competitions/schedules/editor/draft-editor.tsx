import SegmentedControl from '@cloudscape-design/components/segmented-control';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense, useState } from 'react';
import { fairnessOf } from '#shared/competitions/schedules/fairness.ts';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';
import { ByTeam } from './by-team.tsx';
import { ChecksList } from './checks-list.tsx';
import { EditorBar } from './editor-bar.tsx';
import { EditorSum } from './editor-sum.tsx';
import { FairnessCard } from './fairness-card.tsx';
import { RoundsView } from './rounds-view.tsx';
import { type DraftEditing, type DraftEditorProps, useDraftEditor } from './use-draft-editor.ts';
import './editor.css';

const DraftBoard = lazy(async () => ({ default: (await import('../desk/draft-board.tsx')).DraftBoard }));
const MoveDialog = lazy(async () => ({ default: (await import('../rounds/move-dialog.tsx')).MoveDialog }));
const PublishDialog = lazy(async () => ({ default: (await import('./publish-dialog.tsx')).PublishDialog }));

const views = [
  { id: 'rounds', text: 'Rounds' },
  { id: 'calendar', text: 'Calendar' },
  { id: 'team', text: 'By team' },
];

/** A draft as it will be played, with what is wrong with it and how fair it is; its matches are moved, locked and published here. */
export function DraftEditor(props: DraftEditorProps) {
  const { desk, draft, changes } = props;
  const editing = useDraftEditor(props);
  const { view, chooseView, words, checking, undo, show, publish } = editing;
  const [moving, move] = useState<string>();
  return (
    <SpaceBetween size="l">
      <EditorBar {...{ desk, draft, changes }} onUndo={undo} onPublish={publish} />
      <div className="editor-bar">
        <SegmentedControl
          label="Show as"
          selectedId={view}
          options={views}
          onChange={({ detail }) => chooseView(detail.selectedId)}
        />
        <EditorSum matches={draft.matches} red={checking.red.length} yellow={checking.yellow.length} />
      </div>
      <View {...props} editing={editing} onMove={move} />
      <div className="editor-below">
        <ChecksList checks={checking.checks} onShow={show} onFix={move} onLeave={checking.leave} />
        <FairnessCard fairness={fairnessOf(draft.matches)} words={words} sentences={draft.receipt.sentences} />
      </div>
      <Dialogs {...props} editing={editing} moving={moving} onMoved={() => move(undefined)} />
    </SpaceBetween>
  );
}

interface ViewProps extends DraftEditorProps {
  readonly editing: DraftEditing;
  readonly onMove: (key: string) => void;
}

function View({ desk, draft, changes, editing, onMove }: ViewProps) {
  const { view, words, moves, focus, checking, change } = editing;
  if (view === 'team') return <ByTeam desk={desk} matches={draft.matches} words={words} />;
  if (view === 'calendar')
    return (
      <LaterPart height={480}>
        <DraftBoard {...{ desk, draft, changes }} />
      </LaterPart>
    );
  return (
    <RoundsView
      {...{ draft, moves, words, focus }}
      levels={checking.levels}
      logoOf={(squadId) => desk.squads.find((one) => one.squadId === squadId)?.logo}
      isBusy={changes.isRunning}
      onMove={({ key }) => onMove(key)}
      onChange={change}
    />
  );
}

interface DialogsProps extends DraftEditorProps {
  readonly editing: DraftEditing;
  readonly moving: string | undefined;
  readonly onMoved: () => void;
}

/** Another time for one match, and the question before publishing. */
function Dialogs({ desk, draft, changes, editing, moving, onMoved }: DialogsProps) {
  const { rounds, words, moves, change, isAsking, ask } = editing;
  const match = draft.matches.find(({ key }) => key === moving);
  return (
    <Suspense>
      {match && (
        <MoveDialog
          {...{ match, draft, rounds, words }}
          onClose={onMoved}
          onMove={(made, said) => {
            onMoved();
            moves.say(said);
            change(made);
          }}
        />
      )}
      {isAsking && (
        <PublishDialog
          {...{ desk, draft }}
          onClose={() => ask(false)}
          onPublish={() => {
            changes.publish();
            ask(false);
          }}
        />
      )}
    </Suspense>
  );
}
