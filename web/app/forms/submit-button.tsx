import Button from '@cloudscape-design/components/button';
import type { ReactNode } from 'react';

interface SubmitButtonProps {
  readonly form: { readonly isSending: boolean };
  /** Only where the specification says so; elsewhere a submit that cannot be says what is missing. */
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
}

/** Sends the form; while it is on its way it says so and cannot be pressed again. */
export const SubmitButton = ({ form, isDisabled = false, children }: SubmitButtonProps) => (
  <Button variant="primary" loading={form.isSending} loadingText="Sending" disabled={isDisabled}>
    {children}
  </Button>
);
