import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Select from '@cloudscape-design/components/select';
import { type ReactNode, useState } from 'react';
import { attendanceContract } from '#shared/events/attendance/contract.ts';
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

const choices = [5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), label: `${stars} of 5` }));

export function RatingForm({
  eventId,
  rating,
  onSent,
}: Sends & { rating?: { stars: number; text: string } | undefined }) {
  const [stars, setStars] = useState(String(rating?.stars ?? 5));
  const [text, setText] = useState(rating?.text ?? '');
  const { run } = useOperation(attendanceContract, 'rateEvent', { done: 'Thank you', onDone: onSent, rereads: false });
  return (
    <Sending
      verb={rating ? 'Change my rating' : 'Rate the event'}
      onSend={() => void run({ eventId, stars: Number(stars), text })}
    >
      <FormField label="How was it?">
        <Select
          options={choices}
          selectedOption={choices.find(({ value }) => value === stars) ?? null}
          onChange={({ detail }) => setStars(detail.selectedOption.value ?? '5')}
        />
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
