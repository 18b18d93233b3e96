import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import { teamRoster } from '#shared/teams/roster/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { FilePicker } from './file-picker.tsx';
import '#web/app/forms/fields.css';

interface MemberFileProps {
  readonly line: { readonly teamId: string; readonly userId: string };
  /** The field, or the tracked item, that the file is for. */
  readonly partId: string;
  readonly label: string;
  /** Of the file that is there. */
  readonly fileName: string | undefined;
  readonly error?: string | undefined;
}

/** A file on a roster entry: stored at once, opened, replaced and removed. */
export function MemberFileField({ line, partId, label, fileName, error }: MemberFileProps) {
  const [isLeaving, setLeaving] = useState(false);
  const at = { ...line, partId };
  const keep = useOperation(teamRoster, 'keepMemberFile', { showsProblem: true });
  const open = useOperation(teamRoster, 'openMemberFile', { onDone: ({ url }) => location.assign(url) });
  const remove = useOperation(teamRoster, 'removeMemberFile', { done: `${fileName} is removed` });
  return (
    <div>
      <FilePicker
        purpose="memberFile"
        label={label}
        verb={fileName ? 'Choose another file' : 'Choose a file'}
        hint="PDF, picture, text, Word or spreadsheet, at most 10 MB."
        errorText={keep.problem ?? error}
        onKept={async ({ uploadId, name }) => {
          if (await keep.run({ ...at, uploadId })) notify('success', `${name} is saved`);
        }}
      />
      {fileName && (
        <div className="kept-file">
          <Button variant="inline-link" iconName="download" onClick={() => open.run(at)}>
            {fileName}
          </Button>
          <Button
            variant="icon"
            iconName="remove"
            ariaLabel={`Remove ${fileName}, ${label}`}
            onClick={() => setLeaving(true)}
          />
        </div>
      )}
      <ConfirmDialog
        isOpen={isLeaving}
        title={`Remove ${fileName}?`}
        verb="Remove"
        onClose={() => setLeaving(false)}
        onConfirm={() => {
          setLeaving(false);
          void remove.run(at);
        }}
      >
        No one can open it anymore, and the file is deleted.
      </ConfirmDialog>
    </div>
  );
}
