import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, useState } from 'react';
import { people } from '#shared/people/profile/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { forgetMe } from '#web/app/session/me.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';

const FilePicker = lazy(async () => ({ default: (await import('#web/app/media/file-picker.tsx')).FilePicker }));

/** To choose, change and remove your picture. */
export function OwnPhoto({ photoURL }: { readonly photoURL: string | undefined }) {
  const [isLeaving, setLeaving] = useState(false);
  const show = useOperation(people, 'setProfilePhoto', {
    done: 'Picture updated',
    onDone: forgetMe,
    showsProblem: true,
  });
  const remove = useOperation(people, 'removeProfilePhoto', { done: 'Picture removed', onDone: forgetMe });
  return (
    <Container header={<Header variant="h2">Picture</Header>}>
      <SpaceBetween direction="horizontal" size="l" alignItems="center">
        <LaterPart height={96}>
          <FilePicker
            purpose="profilePhoto"
            label={photoURL ? 'Change your picture' : 'Add a picture'}
            verb="Choose a picture"
            hint="JPEG, PNG or WebP, up to 5 MB. We’ll crop it to a circle."
            errorText={show.problem}
            onKept={({ uploadId }) => show.run({ uploadId })}
          />
        </LaterPart>
        {photoURL && <Button onClick={() => setLeaving(true)}>Remove picture</Button>}
      </SpaceBetween>
      <ConfirmDialog
        isOpen={isLeaving}
        title="Remove your picture?"
        verb="Remove"
        onClose={() => setLeaving(false)}
        onConfirm={() => {
          setLeaving(false);
          void remove.run({});
        }}
      >
        Other players see your initial instead.
      </ConfirmDialog>
    </Container>
  );
}
