import Alert from '@cloudscape-design/components/alert';

/** What the server said against it. */
export const ProblemAlert = ({ problem }: { readonly problem: string | undefined }) =>
  problem ? (
    <div role="alert">
      <Alert type="error">{problem}</Alert>
    </div>
  ) : null;
