import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import { type ReactNode, useState } from 'react';
import { attendanceContract } from '#shared/events/attendance/contract.ts';
import { StarsChoice } from '#web/app/forms/fields/stars-choice.tsx';
import { useOperation } from '#web/app/operations/use-operation.ts';

interface Sends {
  readonly eventId: string;
  readonly onSent: () => void;
}

export function DisputeForm({ eventId, onSent }: Sends) {
  const [note, setNote] = useState('');
  const { run } = useOperation(attendanceContract, 'disputeNoShow', {
    done: 'We told the host',
    onDone: onSent,
    rereads: false,
  });
  return (
    <Sending verb="Dispute the no-show" onSend={() => void run({ eventId, note })}>
      <FormField label="Why is the no-show wrong?">
        <Input value={note} onChange={({ detail }) => setNote(detail.value)} />
      </FormField>
    </Sending>
  );
}

export function RatingForm({
  eventId,
  rating,
  onSent,
}: Sends & { rating?: { stars: number; text: string } | undefined }) {
  const [stars, setStars] = useState(rating?.stars ?? 0);
  const [text, setText] = useState(rating?.text ?? '');
  const [isAsked, setAsked] = useState(false);
  const { run } = useOperation(attendanceContract, 'rateEvent', { done: 'Thank you', onDone: onSent, rereads: false });
  return (
    <Sending
      verb={rating ? 'Change my rating' : 'Rate the event'}
      onSend={() => (stars === 0 ? setAsked(true) : void run({ eventId, stars, text }))}
    >
      <FormField label="How was it?" errorText={isAsked && stars === 0 && 'Choose one to five stars.'}>
        <StarsChoice label="How was it?" value={stars} onChange={setStars} />
      </FormField>
      <FormField label="In a few words">
        <Input value={text} onChange={({ detail }) => setText(detail.value)} />
      </FormField>
    </Sending>
  );
}

interface SendingProps {
  readonly verb: string;
  readonly onSend: () => void;
  readonly children: ReactNode;
}

const Sending = ({ verb, onSend, children }: SendingProps) => (
  <form
    onSubmit={(sent) => {
      sent.preventDefault();
      onSend();
    }}
  >
    {children}
    <Button formAction="submit">{verb}</Button>
  </form>
);
