import Modal from '@cloudscape-design/components/modal';
import { organizations } from '#shared/teams/organizations/contract.ts';
import type { WaitingRequest } from '#shared/teams/organizations/request-operations.ts';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { TextareaField } from '#web/app/forms/fields/textarea-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useOperationForm } from '#web/app/forms/use-operation-form.ts';

export interface Asked {
  readonly what: 'accept' | 'decline';
  readonly request: WaitingRequest;
}

interface AnswerDialogProps {
  readonly asked: Asked | undefined;
  readonly onClose: () => void;
}

/** Asks for what belongs to an answer: the web address, or the reason. */
export function AnswerDialog({ asked, onClose }: AnswerDialogProps) {
  const verb = asked?.what === 'decline' ? 'Decline' : 'Open';
  const Form = asked?.what === 'decline' ? DeclineForm : AcceptForm;
  return (
    <Modal
      visible={asked !== undefined}
      header={`${verb} ${asked?.request.name ?? ''}?`}
      closeAriaLabel="Close"
      onDismiss={onClose}
    >
      {asked && <Form request={asked.request} onClose={onClose} />}
    </Modal>
  );
}

interface FormProps extends Pick<AnswerDialogProps, 'onClose'> {
  readonly request: WaitingRequest;
}

const keyOf = ({ userId, requestId }: WaitingRequest) => ({ userId, requestId });

function AcceptForm({ request, onClose }: FormProps) {
  const form = useOperationForm(organizations, 'acceptOrganizationRequest', {
    defaults: { slug: request.slug },
    also: keyOf(request),
    done: `${request.name} is open`,
    onDone: onClose,
  });
  return (
    <FormView
      form={form}
      wayOut={{ text: 'Cancel', onClick: onClose }}
      actions={<SubmitButton form={form}>Open</SubmitButton>}
    >
      <p>{request.displayName} becomes its owner and gets a notification.</p>
      <TextField
        control={form.control}
        name="slug"
        label="Web address"
        hint="Without one we’ll use the name."
        max={40}
        isOptional
      />
    </FormView>
  );
}

function DeclineForm({ request, onClose }: FormProps) {
  const form = useOperationForm(organizations, 'declineOrganizationRequest', {
    defaults: { answer: '' },
    also: keyOf(request),
    done: 'Request declined',
    onDone: onClose,
  });
  return (
    <FormView
      form={form}
      wayOut={{ text: 'Cancel', onClick: onClose }}
      actions={<SubmitButton form={form}>Decline</SubmitButton>}
    >
      <TextareaField
        control={form.control}
        name="answer"
        label="Reason"
        hint="They read it, and can change their request."
        max={1000}
        rows={4}
      />
    </FormView>
  );
}
