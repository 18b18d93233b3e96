import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Select from '@cloudscape-design/components/select';
import { type ReactNode, useState } from 'react';
import { attendanceContract } from '#shared/events/attendance/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { toRejection } from '#web/app/operations/rejection.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';

interface Sends {
  readonly eventId: string;
  readonly onSent: () => void;
}

export function DisputeForm({ eventId, onSent }: Sends) {
  const [note, setNote] = useState('');
  const send = () => operations(attendanceContract).disputeNoShow({ eventId, note });
  return (
    <Sending verb="Dispute the no-show" said="We told the host" send={send} onSent={onSent}>
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
  const send = () => operations(attendanceContract).rateEvent({ eventId, stars: Number(stars), text });
  return (
    <Sending verb={rating ? 'Change my rating' : 'Rate the event'} said="Thank you" send={send} onSent={onSent}>
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

interface SendingProps extends Pick<Sends, 'onSent'> {
  readonly verb: string;
  readonly said: string;
  readonly send: () => Promise<unknown>;
  readonly children: ReactNode;
}

function Sending({ verb, said, send, onSent, children }: SendingProps) {
  const submit = async () => {
    try {
      await send();
      notify('success', said);
      onSent();
    } catch (error) {
      const { title, fields } = toRejection(error);
      notify('error', Object.values(fields)[0] ?? title);
    }
  };
  return (
    <form
      onSubmit={(sent) => {
        sent.preventDefault();
        void submit();
      }}
    >
      {children}
      <Button formAction="submit">{verb}</Button>
    </form>
  );
}
