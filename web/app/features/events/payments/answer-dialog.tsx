import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Spinner from '@cloudscape-design/components/spinner';
import Textarea from '@cloudscape-design/components/textarea';
import { useCallback, useState } from 'react';
import { type EventDispute, eventCheckout } from '#shared/events/checkout/contract.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import { quantity } from '#shared/quantity.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { useRead } from '#web/app/operations/use-read.ts';

interface AnswerDialogProps {
  readonly order: Pick<Order, 'orderId' | 'subjectId' | 'payerName'>;
  readonly onClose: () => void;
}

const mostCharacters = 5000;

/** Shows a host what the bank gets to see, takes their own words, and sends both once. */
export function AnswerDialog({ order, onClose }: AnswerDialogProps) {
  const { orderId, subjectId: eventId, payerName } = order;
  const read = useCallback(
    () =>
      operations(eventCheckout)
        .getEventDispute({ eventId, orderId })
        .catch(() => 'unreadable' as const),
    [eventId, orderId],
  );
  const found = useRead(orderId, read);
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
      {found && found !== 'unreadable' && <AnswerForm {...found} order={order} onClose={onClose} />}
    </Modal>
  );
}

function AnswerForm({ answer: before, evidence, order, onClose }: EventDispute & AnswerDialogProps) {
  const { orderId, subjectId: eventId } = order;
  const [answer, setAnswer] = useState(before);
  const save = useOperation(eventCheckout, 'answerDispute', {
    done: (_, { send }) => (send ? 'Your answer is on its way to the bank' : 'Your draft is saved'),
    onDone: onClose,
  });
  const isTooLong = answer.length > mostCharacters;
  const run = (send: boolean) => !isTooLong && void save.run({ eventId, orderId, answer, send });
  return (
    <SpaceBetween size="m">
      <p>We send this to the bank, with what you add below.</p>
      {evidence.map(({ title, lines }) => (
        <section key={title} className="dispute-evidence">
          <h3>{title}</h3>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      ))}
      <FormField
        label="In your own words"
        description="What did the player get, and what did you write to each other about it?"
        constraintText={`${answer.length} / ${mostCharacters}`}
        errorText={isTooLong ? `At most ${quantity(mostCharacters, 'character')}.` : undefined}
        stretch
      >
        <Textarea value={answer} rows={6} onChange={({ detail }) => setAnswer(detail.value)} />
      </FormField>
      <p>You can send an answer once. After that the bank decides.</p>
      <SpaceBetween size="s" direction="horizontal">
        <Button variant="primary" loading={save.isRunning} onClick={() => run(true)}>
          Send answer
        </Button>
        <Button onClick={() => run(false)}>Save draft</Button>
      </SpaceBetween>
    </SpaceBetween>
  );
}
