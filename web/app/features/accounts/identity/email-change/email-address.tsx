import Alert from '@cloudscape-design/components/alert';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useEffect } from 'react';
import * as z from 'zod';
import { Email } from '#shared/email.ts';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { usePageForm } from '#web/app/forms/use-page-form.ts';

const NewEmail = z.strictObject({ newEmail: Email });

/** The code of the answer that says that a mail is on its way. */
export const emailChangeTold = 'told';

/** The address that the user signs in with, and a way to change it. It changes once the new one is confirmed. */
export function EmailAddress({ email }: { readonly email: string }) {
  const form = usePageForm(NewEmail, { newEmail: '' });
  const { rejection, values } = form;
  const isTold = rejection?.code === emailChangeTold;
  useEffect(() => {
    // The address was sent, so there is nothing left that leaving the page would lose.
    if (isTold) values.reset();
  }, [isTold, values]);
  return (
    <Container
      header={
        <Header variant="h2" description={`You sign in with ${email}.`}>
          E-mail address
        </Header>
      }
    >
      {isTold ? (
        <div role="status">
          <Alert type="success">{rejection.title}</Alert>
        </div>
      ) : (
        <SpaceBetween size="m">
          <FormView form={form} actions={<SubmitButton form={form}>Change e-mail address</SubmitButton>}>
            <TextField
              control={form.control}
              name="newEmail"
              label="New e-mail address"
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
