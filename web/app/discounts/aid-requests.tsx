import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import * as z from 'zod';
import { AidPercent, type AidRequest } from '#shared/payments/discounts/aid/schemas.ts';
import { subjectPath } from '#shared/payments/discounts/aid/subject-path.ts';
import { teamDiscounts } from '#shared/payments/discounts/contract.ts';
import { NumberField } from '#web/app/forms/fields/number-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useCheckedForm } from '#web/app/forms/use-checked-form.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import './aid-requests.css';

interface AidRequestsProps {
  readonly teamId: string;
  readonly requests: readonly AidRequest[];
  readonly isActive: boolean;
}

/** Requests to pay less: from which player, for what and why, each with the answer. */
export function AidRequests({ teamId, requests, isActive }: AidRequestsProps) {
  return (
    <ul className="aid-requests">
      {requests.map((request) => (
        <li key={`${request.subjectId} ${request.userId}`}>
          <span>
            <b>{request.name}</b> asks to pay less for{' '}
            <AppLink to={subjectPath(request.subjectId)}>{request.title}</AppLink>
            <q>{request.note}</q>
          </span>
          {isActive && <Answer teamId={teamId} request={request} />}
        </li>
      ))}
    </ul>
  );
}

const Granted = z.object({ percent: AidPercent });

interface AnswerProps {
  readonly teamId: string;
  readonly request: AidRequest;
}

function Answer({ teamId, request: { subjectId, userId, name } }: AnswerProps) {
  const [open, setOpen] = useState<'grant' | 'decline'>();
  const close = () => setOpen(undefined);
  const key = { teamId, subjectId, userId };
  const { run, ...grant } = useOperation(teamDiscounts, 'answerAidRequest', {
    done: `${name} pays less now`,
    isForm: true,
  });
  const decline = useOperation(teamDiscounts, 'answerAidRequest', { done: 'Request declined' });
  const form = useCheckedForm(
    Granted,
    { percent: 50 },
    { ...grant, run: ({ percent }) => run({ ...key, answer: { kind: 'grant', percent } }) },
  );
  if (open === 'grant')
    return (
      <FormView
        form={form}
        wayOut={{ text: 'Cancel', onClick: close }}
        actions={<SubmitButton form={form}>Give discount</SubmitButton>}
      >
        <NumberField
          control={form.control}
          name="percent"
          label={`Percent off for ${name}`}
          hint="It comes off one checkout."
        />
      </FormView>
    );
  return (
    <>
      <Button ariaLabel={`Give ${name} a discount`} onClick={() => setOpen('grant')}>
        Give discount
      </Button>
      <Button ariaLabel={`Decline ${name}`} loading={decline.isRunning} onClick={() => setOpen('decline')}>
        Decline
      </Button>
      <ConfirmDialog
        isOpen={open === 'decline'}
        title={`Decline ${name}’s request?`}
        verb="Decline"
        onClose={close}
        onConfirm={() => {
          close();
          void decline.run({ ...key, answer: { kind: 'decline' } });
        }}
      >
        The price stays as it is for them. They get an email, and can’t ask again for this.
      </ConfirmDialog>
    </>
  );
}
