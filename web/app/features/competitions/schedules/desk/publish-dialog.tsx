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
  const squads = quantity(entrantIds.length, 'squad is', 'squads are');
  const without = draft.unplaced.length;
  return (
    <ConfirmDialog isOpen title="Publish the schedule?" verb="Publish" onClose={onClose} onConfirm={onPublish}>
      <p>{`Everybody sees it at once. The people of ${squads} told, and nobody else.`}</p>
      {without > 0 && <p>{`${without} of the matches have no time yet.`}</p>}
      <ChangeList changes={changes} desk={desk} />
    </ConfirmDialog>
  );
}
