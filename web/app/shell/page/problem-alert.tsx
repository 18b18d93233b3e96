import Alert from '@cloudscape-design/components/alert';
import type { ReactNode } from 'react';

/** What the server said against it, read out at once. */
export const ProblemAlert = ({ children }: { readonly children: ReactNode }) => (
  <div role="alert">
    <Alert type="error">{children}</Alert>
  </div>
);
