import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, useState } from 'react';
import { useRevalidator } from 'react-router';
import { people } from '#shared/people/profile/contract.ts';
import { Avatar } from '#web/app/media/avatar.tsx';
import { operations } from '#web/app/operations/operations.ts';
import { toRejection } from '#web/app/operations/rejection.ts';
import { forgetMe } from '#web/app/session/me.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';

const FilePicker = lazy(async () => ({ default: (await import('#web/app/media/file-picker.tsx')).FilePicker }));

interface OwnPhotoProps {
  readonly name: string;
  readonly photoURL: string | undefined;
}

/** The picture by which others know one, to be chosen, changed and taken off. */
export function OwnPhoto({ name, photoURL }: OwnPhotoProps) {
  const { revalidate } = useRevalidator();
  const [isLeaving, setLeaving] = useState(false);
  const readAgain = () => {
    forgetMe();
    return revalidate();
  };
  const show = async ({ uploadId }: { uploadId: string }) => {
    await operations(people).setProfilePhoto({ uploadId });
    notify('success', 'This is your picture now');
    await readAgain();
  };
  const remove = async () => {
    setLeaving(false);
    const gone = operations(people)
      .removeProfilePhoto({})
      .then(() => notify('success', 'Your picture is removed'));
    await gone.catch((error: unknown) => notify('error', toRejection(error).title));
    await readAgain();
  };
  return (
    <Container header={<Header variant="h2">Picture</Header>}>
      <SpaceBetween direction="horizontal" size="l" alignItems="center">
        <Avatar name={name} photoURL={photoURL} />
        <LaterPart height={96}>
          <FilePicker
            purpose="profilePhoto"
            label={photoURL ? 'Change your picture' : 'Add a picture'}
            verb="Choose a picture"
            hint="JPEG, PNG or WebP, at most 5 MB. Its middle is shown, round."
            onKept={show}
          />
        </LaterPart>
        {photoURL && <Button onClick={() => setLeaving(true)}>Remove picture</Button>}
      </SpaceBetween>
      <ConfirmDialog
        isOpen={isLeaving}
        title="Remove your picture?"
        verb="Remove"
        onClose={() => setLeaving(false)}
        onConfirm={() => void remove()}
      >
        Others see your initials instead, and the picture is deleted.
      </ConfirmDialog>
    </Container>
  );
}
