import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { Event } from '#shared/events/details/schemas.ts';
import { type Attachment, mostAttachments } from '#shared/events/files/attachment.ts';
import { eventFilesContract } from '#shared/events/files/contract.ts';
import { sizeWords } from '#shared/uploads/purposes.ts';
import { FilePicker } from '#web/app/media/file-picker.tsx';
import type { KeptFile } from '#web/app/media/send-file.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useChange } from '#web/app/operations/use-change.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';

interface FilesPanelProps {
  readonly event: Event;
  readonly canManage: boolean;
  readonly isSignedIn: boolean;
  /** The key of the link that the reader came with. */
  readonly token: string | undefined;
}

/** What the host attached: readers of the event save it, hosts add to it and remove it. */
export function FilesPanel({ event, canManage, isSignedIn, token }: FilesPanelProps) {
  const { eventId, attachments = [] } = event;
  const [leaving, setLeaving] = useState<Attachment>();
  const open = useChange(
    ({ uploadId }: Attachment) => {
      const input = { eventId, uploadId, ...(token && { token }) };
      const { openFile, openPublicFile } = operations(eventFilesContract);
      return isSignedIn ? openFile(input) : openPublicFile(input);
    },
    { onDone: ({ url }) => location.assign(url), rereads: false },
  );
  const attach = useChange(
    ({ uploadId }: KeptFile) => operations(eventFilesContract).attachFile({ eventId, uploadId }),
    { done: (_, { name }) => `${name} attached`, showsProblem: true },
  );
  const remove = useChange(
    ({ uploadId }: Attachment) => operations(eventFilesContract).removeFile({ eventId, uploadId }),
    { done: (_, { name }) => `${name} removed` },
  );
  return (
    <Container header={<Header variant="h2">Files</Header>}>
      <SpaceBetween size="m">
        {attachments.length > 0 && (
          <ul className="event-files">
            {attachments.map((file) => (
              <li key={file.uploadId}>
                <Button variant="inline-link" iconName="download" onClick={() => void open.run(file)}>
                  {file.name}
                </Button>
                <small>{sizeWords(file.size)}</small>
                {canManage && (
                  <Button
                    variant="icon"
                    iconName="remove"
                    ariaLabel={`Remove ${file.name}`}
                    onClick={() => setLeaving(file)}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        {canManage && attachments.length < mostAttachments && (
          <FilePicker
            purpose="eventAttachment"
            label="Attach a file"
            verb="Choose a file"
            hint="PDF, pictures, text, Word or spreadsheets, at most 10 MB. Anyone who can see the event can save it."
            errorText={attach.problem}
            onKept={attach.run}
          />
        )}
      </SpaceBetween>
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title={`Remove ${leaving?.name ?? 'the file'}?`}
        verb="Remove"
        onClose={() => setLeaving(undefined)}
        onConfirm={() => {
          setLeaving(undefined);
          if (leaving) void remove.run(leaving);
        }}
      >
        The file is deleted, and players can’t open it anymore.
      </ConfirmDialog>
    </Container>
  );
}
