import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { teamRoster } from '#shared/teams/roster/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { toRejection } from '#web/app/operations/rejection.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { FilePicker } from './file-picker.tsx';

interface MemberFileProps {
  readonly line: { readonly teamId: string; readonly userId: string };
  /** The field, or the tracked item, that the file is for. */
  readonly partId: string;
  readonly label: string;
  /** Of the file that is there. */
  readonly fileName: string | undefined;
  readonly error?: string | undefined;
}

/** A file on somebody's line of a roster: kept at once, opened, replaced and taken away. */
export function MemberFileField({ line, partId, label, fileName, error }: MemberFileProps) {
  const { revalidate } = useRevalidator();
  const [isLeaving, setLeaving] = useState(false);
  const at = { ...line, partId };
  const done = async (said: string) => {
    notify('success', said);
    await revalidate();
  };
  const told = (work: Promise<unknown>) => void work.catch((failed: unknown) => notify('error', wordsOf(failed)));
  return (
    <div>
      <FilePicker
        purpose="memberFile"
        label={label}
        verb={fileName ? 'Choose another file' : 'Choose a file'}
        hint="PDF, picture, text, Word or spreadsheet, at most 10 MB."
        errorText={error}
        onKept={({ uploadId, name }) =>
          operations(teamRoster)
            .keepMemberFile({ ...at, uploadId })
            .then(() => done(`${name} is kept`))
        }
      />
      {fileName && (
        <div className="kept-file">
          <Button
            variant="inline-link"
            iconName="download"
            onClick={() =>
              told(
                operations(teamRoster)
                  .openMemberFile(at)
                  .then(({ url }) => location.assign(url)),
              )
            }
          >
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
          told(
            operations(teamRoster)
              .removeMemberFile(at)
              .then(() => done(`${fileName} is removed`)),
          );
        }}
      >
        Nobody can open it any more, and the file is deleted.
      </ConfirmDialog>
    </div>
  );
}

const wordsOf = (error: unknown) => toRejection(error).title;
