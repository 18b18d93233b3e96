import Button from '@cloudscape-design/components/button';
import { type ReactNode, useState } from 'react';
import { sentenceFor } from '#web/app/operations/problems.ts';

interface ReadOnAskProps<Read> {
  /** On the button, and what a screen reader says of it. */
  readonly words: string;
  readonly ariaLabel: string;
  readonly read: () => Promise<Read>;
  readonly children: (read: Read) => ReactNode;
}

/** Something that is read only once somebody asks for it, and stands where they asked, or why it cannot be read. */
export function ReadOnAsk<Read>({ words, ariaLabel, read, children }: ReadOnAskProps<Read>) {
  const [answer, setAnswer] = useState<{ readonly read: Read } | { readonly failed: string }>();
  const [isReading, setReading] = useState(false);
  const ask = async () => {
    setReading(true);
    try {
      setAnswer({ read: await read() });
    } catch (error) {
      setAnswer({ failed: sentenceFor(error) });
    }
    setReading(false);
  };
  return (
    <div role="status">
      {!answer && (
        <Button variant="inline-link" loading={isReading} ariaLabel={ariaLabel} onClick={ask}>
          {words}
        </Button>
      )}
      {answer && ('failed' in answer ? answer.failed : children(answer.read))}
    </div>
  );
}
