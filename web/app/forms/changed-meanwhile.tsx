import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useRevalidator } from 'react-router';
import type { Rejection } from '#web/app/operations/rejection.ts';
import { SubmitButton } from './submit-button.tsx';

interface ChangedMeanwhileProps {
  readonly form: { readonly rejection: Rejection | undefined; readonly isSending: boolean };
  /** Makes the form say that it saw the version that is stored now. */
  readonly onKeepMine: (storedVersion: number) => void;
  /** Forgets what the app keeps of the record; then the page reads it anew. */
  readonly onTakeTheirs?: () => void;
}

/** Another tab or device saved first: the person chooses which of the two stays. Stands inside the form. */
export function ChangedMeanwhile({ form, onKeepMine, onTakeTheirs }: ChangedMeanwhileProps) {
  const { revalidate } = useRevalidator();
  const { code, currentVersion } = form.rejection ?? {};
  if (code !== 'record.changed' || currentVersion === undefined) return null;
  const takeTheirs = () => {
    onTakeTheirs?.();
    void revalidate();
  };
  return (
    <Alert type="warning" header="Another tab or device saved first">
      <SpaceBetween size="s">
        <span>Save your version over it, or load what was saved.</span>
        <SpaceBetween direction="horizontal" size="xs">
          <span onClickCapture={() => onKeepMine(currentVersion)}>
            <SubmitButton form={form}>Save mine</SubmitButton>
          </span>
          <Button formAction="none" onClick={takeTheirs}>
            Load what was saved
          </Button>
        </SpaceBetween>
      </SpaceBetween>
    </Alert>
  );
}
