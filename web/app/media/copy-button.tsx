import Button from '@cloudscape-design/components/button';
import { notify } from '#web/app/shell/flashes/notices.ts';

interface CopyButtonProps {
  readonly text: string;
  /** What is copied, as the beginning of a sentence. */
  readonly what: string;
  readonly children: string;
}

export const CopyButton = ({ text, what, children }: CopyButtonProps) => (
  <Button iconName="copy" formAction="none" onClick={() => void copy(text, what)}>
    {children}
  </Button>
);

/** Where a browser blocks the clipboard, the text is in a field to be selected. */
async function copy(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify('info', `${what} is copied`);
  } catch {
    notify('error', 'Your browser blocked copying. Select the text and copy it yourself.');
  }
}
