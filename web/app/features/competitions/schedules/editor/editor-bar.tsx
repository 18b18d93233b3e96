import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ScheduleDesk } from '#shared/competitions/schedules/contract.ts';
import { goesByRound } from '#shared/competitions/schedules/planned-division.ts';
import { quantity } from '#shared/quantity.ts';
import { Chip } from '#web/blocks/look/chip.ts';
import type { DeskChanges } from '../desk/use-desk-changes.ts';
import { EditorMenu } from './editor-menu.tsx';

interface EditorBarProps {
  readonly desk: ScheduleDesk;
  readonly draft: NonNullable<ScheduleDesk['draft']>;
  readonly changes: DeskChanges;
  readonly onUndo: (() => void) | undefined;
  readonly onPublish: () => void;
}

/** Whether it is out, and what can be done to the whole draft. */
export function EditorBar({ desk, draft, changes, onUndo, onPublish }: EditorBarProps) {
  const { isRunning } = changes;
  const { published, plan } = desk;
  const count = draft.difference.changes.length;
  return (
    <div className="editor-bar">
      <Chip tone={count > 0 ? 'wait' : 'in'}>{stateOf(desk, count)}</Chip>
      <SpaceBetween direction="horizontal" size="xs">
        <Button
          iconName="undo"
          disabled={!onUndo || isRunning}
          disabledReason="Nothing to undo."
          onClick={() => onUndo?.()}
        >
          Undo
        </Button>
        <Button disabled={isRunning} onClick={() => changes.build(false)}>
          Rebuild
        </Button>
        {published && (
          <Button disabled={isRunning} onClick={() => changes.build(true)}>
            Start over
          </Button>
        )}
        {(plan?.divisions ?? []).filter(goesByRound).map(({ divisionId, pairs }) => (
          <Button key={divisionId} disabled={isRunning} onClick={() => changes.makeRound(divisionId)}>
            {`Add round ${1 + Math.max(0, ...pairs.map(({ round }) => round))} of ${nameOfDivision(desk, divisionId)}`}
          </Button>
        ))}
        <EditorMenu seasonId={changes.seasonId} desk={desk} isChanged={count > 0} />
        {count > 0 && (
          <Button variant="primary" loading={isRunning} onClick={onPublish}>
            Publish
          </Button>
        )}
      </SpaceBetween>
    </div>
  );
}

function stateOf({ published }: ScheduleDesk, count: number): string {
  if (count === 0) return 'Published';
  return published ? `Draft · ${quantity(count, 'change')} not published` : 'Draft · only organizers can see it';
}

const nameOfDivision = ({ divisions }: ScheduleDesk, divisionId: string): string =>
  divisions.find((one) => one.divisionId === divisionId)?.name ?? 'the division';
