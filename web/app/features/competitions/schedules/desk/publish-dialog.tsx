import type { ScheduleDesk } from '#shared/competitions/schedules/contract.ts';
import { quantity } from '#shared/quantity.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { ChangeList } from '../change-list.tsx';

interface Props {
  readonly desk: ScheduleDesk;
  readonly draft: NonNullable<ScheduleDesk['draft']>;
  readonly onClose: () => void;
  readonly onPublish: () => void;
}

/** What publishing changes, and who is told. */
export function PublishDialog({ desk, draft, onClose, onPublish }: Props) {
  const { changes, entrantIds } = draft.difference;
  const squads = quantity(entrantIds.length, 'team', 'teams');
  const without = draft.unplaced.length;
  return (
    <ConfirmDialog isOpen title="Publish the schedule?" verb="Publish" onClose={onClose} onConfirm={onPublish}>
      <p>{`Everyone can see it right away. Only players of teams with changes (${squads}) are notified.`}</p>
      {without > 0 && <p>{`${quantity(without, 'match has', 'matches have')} no time yet.`}</p>}
      <ChangeList changes={changes} desk={desk} />
    </ConfirmDialog>
  );
}
