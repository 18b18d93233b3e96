import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { events } from '#shared/events/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { useEventInput } from '../details/event-access.ts';

interface ReplyButtonsProps {
  readonly eventId: string;
  readonly reply: 'maybe' | 'declined' | undefined;
  /** What they said with it. */
  readonly note: string | undefined;
  /** Invited players may say why they can't go; the hosts read it. */
  readonly isInvited: boolean;
}

/** Maybe or no. Neither holds a seat. */
export function ReplyButtons({ eventId, reply, note: said = '', isInvited }: ReplyButtonsProps) {
  const input = useEventInput(eventId);
  const { run, isRunning } = useOperation(events, 'replyToEvent', {
    done: (_, sent) => (sent.reply === 'maybe' ? 'You said maybe' : "You said you can't go"),
  });
  const [note, setNote] = useState(said);
  const say = (answer: 'maybe' | 'declined') =>
    void run({ ...input, reply: answer, ...(isInvited && note && { note }) });
  return (
    <SpaceBetween size="s">
      {isInvited && (
        <FormField label="Note to the host - optional" stretch>
          <Input value={note} onChange={({ detail }) => setNote(detail.value.slice(0, 280))} />
        </FormField>
      )}
      <SpaceBetween size="xs" direction="horizontal">
        <Button disabled={reply === 'maybe'} loading={isRunning} onClick={() => say('maybe')}>
          Maybe
        </Button>
        <Button disabled={reply === 'declined' && note === said} loading={isRunning} onClick={() => say('declined')}>
          Can't go
        </Button>
      </SpaceBetween>
    </SpaceBetween>
  );
}
