import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import * as z from 'zod';
import { AidNote, type AidStanding } from '#shared/payments/discounts/aid/schemas.ts';
import { TextareaField } from '#web/app/forms/fields/textarea-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useCheckedForm } from '#web/app/forms/use-checked-form.ts';
import type { Change } from '#web/app/operations/use-change.ts';
import './aid-panel.css';

const Said = z.object({ note: AidNote });
type Asking = Pick<Change<z.output<typeof Said>, unknown>, 'run' | 'isRunning' | 'rejection'>;

interface AidPanelProps {
  readonly aid: AidStanding;
  /** What was granted is still to be used; the order that it lowered says so itself. */
  readonly isWaiting: boolean;
  /** Made with `isForm`. */
  readonly ask: Asking;
}

/** Asking the organizers to pay less, with a note that few read; or how the request stands. */
export function AidPanel({ aid, isWaiting, ask }: AidPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (aid.status === 'granted')
    return isWaiting ? (
      <p className="aid-panel">{`You have ${aid.percent}% off as financial aid. It comes off your next checkout here.`}</p>
    ) : null;
  if (aid.status === 'declined')
    return <p className="aid-panel">The organizers declined your request for financial aid.</p>;
  const note = aid.status === 'asked' ? aid.note : '';
  return (
    <div className="aid-panel">
      {aid.status === 'asked' && (
        <>
          <p>You asked for financial aid. The organizers answer by email.</p>
          {!isOpen && <blockquote>{note}</blockquote>}
        </>
      )}
      {isOpen ? (
        <NoteForm note={note} ask={ask} onClose={close} />
      ) : (
        <Button variant="link" onClick={() => setOpen(true)}>
          {note ? 'Change your note' : 'Ask for financial aid'}
        </Button>
      )}
    </div>
  );
}

interface NoteFormProps {
  readonly note: string;
  readonly ask: Asking;
  readonly onClose: () => void;
}

function NoteForm({ note, ask, onClose }: NoteFormProps) {
  const run: Asking['run'] = async (said) => {
    const answer = await ask.run(said);
    if (answer) onClose();
    return answer;
  };
  const form = useCheckedForm(Said, { note }, { ...ask, run });
  return (
    <FormView
      form={form}
      wayOut={{ text: 'Cancel', onClick: onClose }}
      actions={<SubmitButton form={form}>{note ? 'Save note' : 'Send request'}</SubmitButton>}
    >
      <TextareaField
        control={form.control}
        name="note"
        label="Why you need financial aid"
        hint="Only the people who manage this community’s money read it."
        rows={3}
        max={280}
      />
    </FormView>
  );
}
