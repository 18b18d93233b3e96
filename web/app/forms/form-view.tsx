import Button from '@cloudscape-design/components/button';
import Form from '@cloudscape-design/components/form';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { FormEvent, ReactNode } from 'react';
import { ProblemAlert } from '#web/app/shell/page/problem-alert.tsx';

interface FormViewProps {
  readonly form: { readonly onSubmit: (event: FormEvent) => void; readonly problem: string | undefined };
  /** Buttons; the submit one has `formAction="submit"`, which is a Cloudscape button's default. */
  readonly actions: ReactNode;
  /** The way out that sends nothing, before the other buttons. */
  readonly wayOut?: { readonly text: string; readonly onClick: () => void };
  /** Said in place of what the server said, where there is something to choose. */
  readonly choice?: ReactNode;
  readonly children: ReactNode;
}

/** Fields one below the other, then what the server said, then the buttons. Browsers' own bubbles stay away. */
export function FormView({ form, actions, wayOut, choice, children }: FormViewProps) {
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Form
        actions={
          wayOut ? (
            <SpaceBetween direction="horizontal" size="xs">
              <Button formAction="none" variant="link" onClick={wayOut.onClick}>
                {wayOut.text}
              </Button>
              {actions}
            </SpaceBetween>
          ) : (
            actions
          )
        }
      >
        <SpaceBetween size="l">
          {children}
          {choice || (form.problem && <ProblemAlert>{form.problem}</ProblemAlert>)}
        </SpaceBetween>
      </Form>
    </form>
  );
}
