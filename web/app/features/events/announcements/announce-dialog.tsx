import Modal from '@cloudscape-design/components/modal';
import { useController, useWatch } from 'react-hook-form';
import type { Answer, Input } from '#shared/contract/operation.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import { announcementsContract, audiences } from '#shared/messages/announcements/contract.ts';
import { mostADay } from '#shared/messages/announcements/pace.ts';
import { quantity } from '#shared/quantity.ts';
import { FieldMessage } from '#web/app/forms/fields/chip-choice.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { TextareaField } from '#web/app/forms/fields/textarea-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useOperationForm } from '#web/app/forms/use-operation-form.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useRead } from '#web/app/operations/use-read.ts';
import { startIn } from '#web/blocks/event-time.ts';

type Operations = (typeof announcementsContract)['operations'];
type Reach = Answer<Operations['getAnnouncementReach']>;
type Announcement = Input<Operations['sendAnnouncement']>;

interface AnnounceDialogProps {
  readonly isOpen: boolean;
  readonly event: Pick<Event, 'eventId' | 'title' | 'timeZone'>;
  readonly onClose: () => void;
}

const read = (eventId: string) => operations(announcementsContract).getAnnouncementReach({ eventId });

/** A message to all players of an event, by email and notification. */
export function AnnounceDialog({ isOpen, event, onClose }: AnnounceDialogProps) {
  const reach = useRead(isOpen ? event.eventId : undefined, read);
  return (
    <Modal visible={isOpen} header="Message everyone" closeAriaLabel="Close" onDismiss={onClose}>
      {isOpen && reach && <AnnounceForm event={event} reach={reach} onClose={onClose} />}
    </Modal>
  );
}

function AnnounceForm({ event, reach, onClose }: Omit<AnnounceDialogProps, 'isOpen'> & { readonly reach: Reach }) {
  const { eventId, timeZone } = event;
  const form = useOperationForm(announcementsContract, 'sendAnnouncement', {
    defaults: { scope: { kind: 'event', eventId }, audience: ['in'], title: '', message: '' },
    done: ({ people }) => `Sent to ${peopleWords(people)}`,
    onDone: onClose,
  });
  const chosen = useWatch({ control: form.control, name: 'audience' });
  const people = chosen.reduce((sum, part) => sum + (reach.reach[part] ?? 0), 0);
  return (
    <FormView
      form={form}
      wayOut={{ text: 'Cancel', onClick: onClose }}
      actions={
        <SubmitButton form={form} isDisabled={reach.left === 0}>{`Send to ${peopleWords(people)}`}</SubmitButton>
      }
    >
      <AudienceChips control={form.control} reach={reach} />
      <TextField control={form.control} name="title" label="Title" max={80} />
      <TextareaField control={form.control} name="message" label="Message" max={2000} rows={5} />
      <p className="field-words">
        {paceWords(reach, timeZone)} Players get it by email and as a notification. Replies reach you without showing
        your address.
      </p>
    </FormView>
  );
}

const peopleWords = (people: number): string => quantity(people, 'person', 'people');

function paceWords({ left, nextAt }: Reach, timeZone: string): string {
  if (nextAt) return `You can send ${mostADay} a day. Next one: ${startIn(timeZone, nextAt)}.`;
  return `You can send ${left} more today.`;
}

const labels = { in: 'In', line: 'In line', asked: 'Asked to join' } as const;

interface AudienceChipsProps {
  readonly control: ReturnType<typeof useOperationForm<Operations, 'sendAnnouncement'>>['control'];
  readonly reach: Reach;
}

/** Who gets it, with how many they are. */
function AudienceChips({ control, reach }: AudienceChipsProps) {
  const { field, fieldState } = useController({ control, name: 'audience' });
  const chosen: Announcement['audience'] = field.value;
  const toggle = (part: (typeof audiences)[number]) =>
    field.onChange(chosen.includes(part) ? chosen.filter((one) => one !== part) : [...chosen, part]);
  return (
    <fieldset className="chip-choice" aria-describedby="audience-message">
      <legend>To</legend>
      <div className="chips">
        {audiences.map((part, index) => (
          <label key={part} className="chip">
            <input
              ref={index === 0 ? field.ref : undefined}
              type="checkbox"
              checked={chosen.includes(part)}
              onChange={() => toggle(part)}
            />
            <span>{`${labels[part]} ${reach.reach[part] ?? 0}`}</span>
          </label>
        ))}
      </div>
      <FieldMessage id="audience-message">{fieldState.error?.message}</FieldMessage>
    </fieldset>
  );
}
