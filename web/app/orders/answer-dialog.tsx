import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Spinner from '@cloudscape-design/components/spinner';
import Textarea from '@cloudscape-design/components/textarea';
import { useState } from 'react';
import type { AnsweredDispute } from '#shared/payments/orders/answer-dispute.ts';
import { quantity } from '#shared/quantity.ts';
import { useChange } from '#web/app/operations/use-change.ts';
import { useRead } from '#web/app/operations/use-read.ts';
import './orders.css';

export interface Answer {
  readonly answer: string;
  /** Sent to the bank, once; otherwise it is a draft. */
  readonly send: boolean;
}

interface AnswerDialogProps {
  /** What is disputed: another one is read anew. */
  readonly about: string;
  readonly payerName: string;
  readonly read: () => Promise<AnsweredDispute>;
  readonly save: (answer: Answer) => Promise<AnsweredDispute>;
  readonly onClose: () => void;
}

const mostCharacters = 5000;

/** Shows a seller what the bank gets to see, takes their own words, and sends both once. */
export function AnswerDialog({ about, payerName, read, save, onClose }: AnswerDialogProps) {
  const [readOnce] = useState(() => () => read().catch(() => 'unreadable' as const));
  const found = useRead(about, readOnce);
  return (
    <Modal
      visible
      size="large"
      header={`Answer the dispute of ${payerName}`}
      closeAriaLabel="Close"
      onDismiss={onClose}
    >
      {!found && <Spinner />}
      {found === 'unreadable' && <p role="alert">We can’t load this right now. Try again in a minute.</p>}
      {found && found !== 'unreadable' && <AnswerParts found={found} save={save} onClose={onClose} />}
    </Modal>
  );
}

interface AnswerPartsProps extends Pick<AnswerDialogProps, 'save' | 'onClose'> {
  readonly found: AnsweredDispute;
}

/** What the bank is shown, and below it the words of the seller: to write, or as they were sent. */
function AnswerParts({ found, save, onClose }: AnswerPartsProps) {
  const { answer, evidence, dispute } = found;
  const isSent = dispute.answeredAt !== undefined || dispute.status !== 'needs_response';
  return (
    <SpaceBetween size="m">
      <p>{isSent ? 'This is what the bank was sent.' : 'We send this to the bank, with what you add below.'}</p>
      {evidence.map(({ title, lines }) => (
        <section key={title} className="dispute-evidence">
          <h3>{title}</h3>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      ))}
      {isSent ? answer && <SentWords answer={answer} /> : <AnswerForm before={answer} save={save} onClose={onClose} />}
    </SpaceBetween>
  );
}

const SentWords = ({ answer }: { readonly answer: string }) => (
  <section className="dispute-evidence">
    <h3>In your own words</h3>
    <p>{answer}</p>
  </section>
);

interface AnswerFormProps extends Pick<AnswerDialogProps, 'save' | 'onClose'> {
  readonly before: string;
}

function AnswerForm({ before, save, onClose }: AnswerFormProps) {
  const [answer, setAnswer] = useState(before);
  const saving = useChange(save, {
    done: (_, { send }) => (send ? 'Your answer is on its way to the bank' : 'Your draft is saved'),
    onDone: onClose,
  });
  const isTooLong = answer.length > mostCharacters;
  const run = (send: boolean) => !isTooLong && void saving.run({ answer, send });
  return (
    <SpaceBetween size="m">
      <FormField
        label="In your own words"
        description="What did the payer get, and what did you write to each other about it?"
        constraintText={`${answer.length} / ${mostCharacters}`}
        errorText={isTooLong ? `At most ${quantity(mostCharacters, 'character')}.` : undefined}
        stretch
      >
        <Textarea value={answer} rows={6} onChange={({ detail }) => setAnswer(detail.value)} />
      </FormField>
      <p>You can send an answer once. After that the bank decides.</p>
      <SpaceBetween size="s" direction="horizontal">
        <Button variant="primary" loading={saving.isRunning} onClick={() => run(true)}>
          Send answer
        </Button>
        <Button onClick={() => run(false)}>Save draft</Button>
      </SpaceBetween>
    </SpaceBetween>
  );
}
