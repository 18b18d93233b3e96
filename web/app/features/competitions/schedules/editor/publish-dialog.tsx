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

/** What publishing changes, team by team, and who is told. The first time there is nothing to compare with. */
export function PublishDialog({ desk, draft, onClose, onPublish }: Props) {
  const { changes, entrantIds } = draft.difference;
  const affected = desk.squads.filter(({ squadId }) => entrantIds.includes(squadId));
  const people = affected.reduce((sum, squad) => sum + squad.people, 0);
  const without = draft.unplaced.length;
  return (
    <ConfirmDialog isOpen title="Publish the schedule?" verb="Publish" onClose={onClose} onConfirm={onPublish}>
      <p>Everyone can see it right away.</p>
      <p>{`We’ll notify ${quantity(affected.length, 'team')}: ${quantity(people, 'person', 'people')}.`}</p>
      {without > 0 && <p>{`${quantity(without, 'match has', 'matches have')} no time yet.`}</p>}
      {desk.published ? (
        affected.map((squad) => (
          <section key={squad.squadId} aria-label={squad.name}>
            <h3>{`${squad.name} · ${quantity(squad.people, 'person', 'people')}`}</h3>
            <ChangeList
              changes={changes.filter(({ homeId, awayId }) => homeId === squad.squadId || awayId === squad.squadId)}
              desk={desk}
            />
          </section>
        ))
      ) : (
        <p>{`${quantity(changes.length, 'match', 'matches')} for ${new Intl.ListFormat('en-US').format(affected.map(({ name }) => name))}.`}</p>
      )}
    </ConfirmDialog>
  );
}
