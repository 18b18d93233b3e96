import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { usePageSend } from '#web/app/forms/use-page-send.ts';
import type { EventIntent } from '../details/event-intents.ts';

interface ReplyButtonsProps {
  readonly reply: 'maybe' | 'declined' | undefined;
  /** What they said with it. */
  readonly note: string | undefined;
  /** Invited players may say why they can't go; the hosts read it. */
  readonly isInvited: boolean;
}

/** Maybe or no. Neither holds a seat. */
export function ReplyButtons({ reply, note: said = '', isInvited }: ReplyButtonsProps) {
  const { send, isBusy } = usePageSend<EventIntent>();
  const [note, setNote] = useState(said);
  const say = (answer: 'maybe' | 'declined') =>
    send({ intent: 'reply', reply: answer, ...(isInvited && note && { note }) });
  return (
    <SpaceBetween size="s">
      {isInvited && (
        <FormField label="Note to the host - optional" stretch>
          <Input value={note} onChange={({ detail }) => setNote(detail.value.slice(0, 280))} />
        </FormField>
      )}
      <SpaceBetween size="xs" direction="horizontal">
        <Button disabled={reply === 'maybe'} loading={isBusy} onClick={() => say('maybe')}>
          Maybe
        </Button>
        <Button disabled={reply === 'declined' && note === said} loading={isBusy} onClick={() => say('declined')}>
          Can't go
        </Button>
      </SpaceBetween>
    </SpaceBetween>
  );
}
