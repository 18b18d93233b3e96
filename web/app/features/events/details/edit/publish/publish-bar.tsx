import Button from '@cloudscape-design/components/button';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { EventFormState } from '../event-values.ts';
import { missingWords } from './missing-words.ts';

interface PublishBarProps {
  readonly form: EventFormState;
  readonly isSaved: boolean;
  /** Beside the button. */
  readonly children?: ReactNode;
}

/** The one button of the screen, with what is still missing beside it. */
export function PublishBar({ form, isSaved, children }: PublishBarProps) {
  const [gameTypeId, title, localStart, location] = useWatch({
    control: form.control,
    name: ['gameTypeId', 'title', 'localStart', 'location'],
  });
  const missing = missingWords({ gameTypeId, title, localStart, location });
  return (
    <>
      <span onClickCapture={() => form.values.setValue('publish', true)}>
        <Button variant="primary" fullWidth loading={form.isSending} loadingText="Publishing…">
          Publish
        </Button>
      </span>
      <div className="publish-state">
        <span aria-live="polite" className={missing ? 'publish-missing' : undefined}>
          {missing ?? (isSaved ? 'Saved as a draft' : 'Ready to publish')}
        </span>
        {children}
      </div>
    </>
  );
}
