import Alert from '@cloudscape-design/components/alert';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import * as z from 'zod';
import { accounts } from '#shared/accounts/contract.ts';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useOperationForm } from '#web/app/forms/use-operation-form.ts';
import { takeKept, useKeptForReturn } from '#web/app/session/kept-for-return.ts';

const Typed = z.object({ email: z.string() });

/** The address that the user signs in with, and a way to change it. It changes once the new one is confirmed. */
export function EmailAddress({ email }: { readonly email: string }) {
  const [mailedTo, setMailedTo] = useState<string>();
  const [kept] = useState(() => takeKept('new address', Typed));
  const form = useOperationForm(accounts, 'changeEmail', {
    defaults: kept ?? { email: '' },
    onDone: (_, sent) => {
      setMailedTo(sent.email);
      // The address was sent, so there is nothing left that leaving the page would lose.
      form.values.reset();
    },
  });
  useKeptForReturn('new address', () => form.values.getValues());
  return (
    <Container
      header={
        <Header variant="h2" description={`You sign in with ${email}.`}>
          Email address
        </Header>
      }
    >
      {mailedTo ? (
        <div role="status">
          <Alert type="success">{`We sent a link to ${mailedTo}. Open it within a day.`}</Alert>
        </div>
      ) : (
        <SpaceBetween size="m">
          <FormView form={form} actions={<SubmitButton form={form}>Change email address</SubmitButton>}>
            <TextField
              control={form.control}
              name="email"
              label="New email address"
              type="email"
              autoComplete="email"
              hint="We’ll send you a link there. Your address changes when you confirm it, and you’re signed out on all your devices."
            />
          </FormView>
        </SpaceBetween>
      )}
    </Container>
  );
}
