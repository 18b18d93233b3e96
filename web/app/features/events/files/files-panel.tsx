import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Event } from '#shared/events/details/schemas.ts';
import { type Attachment, mostAttachments } from '#shared/events/files/attachment.ts';
import { eventFilesContract } from '#shared/events/files/contract.ts';
import { sizeWords } from '#shared/uploads/purposes.ts';
import { FilePicker } from '#web/app/media/file-picker.tsx';
import { operations } from '#web/app/operations/operations.ts';
import { toRejection } from '#web/app/operations/rejection.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { notify } from '#web/app/shell/flashes/notices.ts';

interface FilesPanelProps {
  readonly event: Event;
  readonly canManage: boolean;
  readonly isSignedIn: boolean;
  /** The key of the link that somebody came with. */
  readonly token: string | undefined;
}

/** What the host attached: for everybody who sees the event to save, for hosts to add to and take away. */
export function FilesPanel({ event, canManage, isSignedIn, token }: FilesPanelProps) {
  const { eventId, attachments = [] } = event;
  const { revalidate } = useRevalidator();
  const [leaving, setLeaving] = useState<Attachment>();
  const open = ({ uploadId }: Attachment) => {
    const input = { eventId, uploadId, ...(token && { token }) };
    const asked = isSignedIn
      ? operations(eventFilesContract).openFile(input)
      : operations(eventFilesContract).openPublicFile(input);
    return told(asked.then(({ url }) => location.assign(url)));
  };
  const remove = async ({ uploadId, name }: Attachment) => {
    setLeaving(undefined);
    await told(
      operations(eventFilesContract)
        .removeFile({ eventId, uploadId })
        .then(() => notify('success', `${name} is removed`)),
    );
    await revalidate();
  };
  return (
    <Container header={<Header variant="h2">Files</Header>}>
      <SpaceBetween size="m">
        {attachments.length > 0 && (
          <ul className="event-files">
            {attachments.map((file) => (
              <li key={file.uploadId}>
                <Button variant="inline-link" iconName="download" onClick={() => void open(file)}>
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
            onKept={async ({ uploadId, name }) => {
              await operations(eventFilesContract).attachFile({ eventId, uploadId });
              notify('success', `${name} is attached`);
              await revalidate();
            }}
          />
        )}
      </SpaceBetween>
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title={`Remove ${leaving?.name ?? 'the file'}?`}
        verb="Remove"
        onClose={() => setLeaving(undefined)}
        onConfirm={() => leaving && void remove(leaving)}
      >
        Nobody can open it any more, and the file is deleted.
      </ConfirmDialog>
    </Container>
  );
}

const told = (work: Promise<unknown>) => work.catch((error: unknown) => notify('error', toRejection(error).title));
