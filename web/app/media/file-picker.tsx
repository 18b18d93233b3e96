import Button from '@cloudscape-design/components/button';
import FileInput from '@cloudscape-design/components/file-input';
import FormField from '@cloudscape-design/components/form-field';
import { useRef, useState } from 'react';
import { type Purpose, purposes } from '#shared/uploads/purposes.ts';
import { toRejection } from '#web/app/operations/rejection.ts';
import { type KeptFile, sendFile } from './send-file.ts';
import '#web/app/forms/fields.css';

interface FilePickerProps {
  readonly purpose: Purpose;
  readonly label: string;
  /** On the button. */
  readonly verb: string;
  readonly hint: string;
  /** What is wrong with what was chosen before. */
  readonly errorText?: string | undefined;
  readonly onKept: (file: KeptFile) => Promise<unknown> | undefined;
}

/** Chooses one file and sends it at once; says how far it is, and lets people stop it. */
export function FilePicker({ purpose, label, verb, hint, errorText, onKept }: FilePickerProps) {
  const { sent, problem, send, cancel } = useSending(purpose, onKept);
  return (
    <FormField label={label} constraintText={hint} errorText={problem ?? errorText}>
      {sent === undefined ? (
        <FileInput
          value={[]}
          accept={purposes[purpose].types.join(',')}
          ariaLabel={`${label}: ${verb}`}
          onChange={({ detail: { value } }) => value[0] && void send(value[0])}
        >
          {verb}
        </FileInput>
      ) : (
        <div className="sending-file">
          <progress value={sent} aria-label={`Sending: ${label}`} />
          <Button formAction="none" onClick={cancel}>
            Cancel
          </Button>
        </div>
      )}
    </FormField>
  );
}

function useSending(purpose: Purpose, onKept: FilePickerProps['onKept']) {
  const [sent, setSent] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const abort = useRef<AbortController>(undefined);
  const send = async (file: File) => {
    const controller = new AbortController();
    abort.current = controller;
    setProblem(undefined);
    setSent(0);
    try {
      await onKept(await sendFile(purpose, file, { onProgress: setSent, signal: controller.signal }));
    } catch (error) {
      if (!controller.signal.aborted) setProblem(wordsOf(error));
    } finally {
      setSent(undefined);
    }
  };
  return { sent, problem, send, cancel: () => abort.current?.abort() };
}

function wordsOf(error: unknown): string {
  const { title, fields } = toRejection(error);
  return Object.values(fields)[0] ?? title;
}
