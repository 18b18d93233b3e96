import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { placePhotosContract } from '#shared/places/photos/contract.ts';
import type { PlacePhoto } from '#shared/places/photos/photo.ts';
import { Picture } from '#shared/uploads/picture.ts';
import { mediaPath } from '#shared/uploads/purposes.ts';
import { FilePicker } from '#web/app/media/file-picker.tsx';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import type { SeenPlace } from '../details/edit/place-access.ts';

interface PlacePhotosProps {
  readonly seen: SeenPlace;
  /** Whose photos can be taken off again. */
  readonly userId: string | undefined;
}

/** How the place looks, photographed by players. */
export function PlacePhotos({ seen: { place, canManage, isSignedIn }, userId }: PlacePhotosProps) {
  const { placeId, photos = [] } = place;
  const { run } = useOperation(placePhotosContract, 'removePlacePhoto', { done: 'Photo removed' });
  const [leaving, setLeaving] = useState<PlacePhoto>();
  return (
    <Container header={<Header variant="h2">Photos</Header>}>
      <SpaceBetween size="m">
        {photos.length > 0 && (
          <ul className="place-photos">
            {photos.map((photo) => (
              <li key={photo.uploadId}>
                <img src={mediaPath(photo.uploadId)} alt={photo.alt} width={400} height={300} loading="lazy" />
                {(canManage || photo.addedBy === userId) && (
                  <Button ariaLabel={`Remove the photo: ${photo.alt}`} onClick={() => setLeaving(photo)}>
                    Remove
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
        {isSignedIn && <NewPhoto placeId={placeId} />}
      </SpaceBetween>
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title="Remove this photo?"
        verb="Remove"
        onClose={() => setLeaving(undefined)}
        onConfirm={() => {
          setLeaving(undefined);
          if (leaving) void run({ placeId, uploadId: leaving.uploadId });
        }}
      >
        Players won't see it anymore.
      </ConfirmDialog>
    </Container>
  );
}

function NewPhoto({ placeId }: { readonly placeId: string }) {
  const [uploadId, setUploadId] = useState<string>();
  const [alt, setAlt] = useState('');
  const [wrong, setWrong] = useState<string>();
  const { run, isRunning, problem } = useOperation(placePhotosContract, 'addPlacePhoto', {
    done: 'Photo added',
    showsProblem: true,
    onDone: () => {
      setUploadId(undefined);
      setAlt('');
    },
  });
  if (!uploadId)
    return (
      <FilePicker
        purpose="placePhoto"
        label="Add a photo"
        verb="Choose a picture"
        hint="JPEG, PNG or WebP, at most 5 MB"
        onKept={(file) => void setUploadId(file.uploadId)}
      />
    );
  const show = async () => {
    const { data, error } = Picture.safeParse({ uploadId, alt });
    setWrong(error?.issues[0]?.message);
    if (data) await run({ placeId, ...data });
  };
  return (
    <SpaceBetween size="s">
      <img className="new-photo" src={mediaPath(uploadId)} alt="What you just chose" width={400} height={300} />
      <FormField
        label="What the photo shows"
        constraintText="Describe it for people who can't see it"
        errorText={wrong ?? problem}
      >
        <Input value={alt} onChange={({ detail }) => setAlt(detail.value)} ariaRequired />
      </FormField>
      <SpaceBetween direction="horizontal" size="xs">
        <Button onClick={() => setUploadId(undefined)}>Cancel</Button>
        <Button variant="primary" loading={isRunning} onClick={() => void show()}>
          Post photo
        </Button>
      </SpaceBetween>
    </SpaceBetween>
  );
}
