import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { placePhotosContract } from '#shared/places/photos/contract.ts';
import type { PlacePhoto } from '#shared/places/photos/photo.ts';
import { Picture } from '#shared/uploads/picture.ts';
import { mediaPath } from '#shared/uploads/purposes.ts';
import { FilePicker } from '#web/app/media/file-picker.tsx';
import { operations } from '#web/app/operations/operations.ts';
import { toRejection } from '#web/app/operations/rejection.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { notify } from '#web/app/shell/flashes/notices.ts';
import type { SeenPlace } from '../details/edit/place-access.ts';

interface PlacePhotosProps {
  readonly seen: SeenPlace;
  /** Whose photos can be taken off again. */
  readonly userId: string | undefined;
}

/** How the place looks, by those who play there. */
export function PlacePhotos({ seen: { place, canManage, isSignedIn }, userId }: PlacePhotosProps) {
  const { placeId, photos = [] } = place;
  const { revalidate } = useRevalidator();
  const [leaving, setLeaving] = useState<PlacePhoto>();
  const remove = async ({ uploadId }: PlacePhoto) => {
    setLeaving(undefined);
    const gone = operations(placePhotosContract)
      .removePlacePhoto({ placeId, uploadId })
      .then(() => notify('success', 'The photo is removed'));
    await gone.catch((error: unknown) => notify('error', toRejection(error).title));
    await revalidate();
  };
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
        {isSignedIn && <NewPhoto placeId={placeId} onShown={revalidate} />}
      </SpaceBetween>
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title="Remove this photo?"
        verb="Remove"
        onClose={() => setLeaving(undefined)}
        onConfirm={() => leaving && void remove(leaving)}
      >
        Nobody sees it any more, and the picture is deleted.
      </ConfirmDialog>
    </Container>
  );
}

function NewPhoto({ placeId, onShown }: { readonly placeId: string; readonly onShown: () => Promise<void> }) {
  const [uploadId, setUploadId] = useState<string>();
  const [alt, setAlt] = useState('');
  const [problem, setProblem] = useState<string>();
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
    const picture = Picture.safeParse({ uploadId, alt });
    if (!picture.success) return setProblem(picture.error.issues[0]?.message);
    try {
      await operations(placePhotosContract).addPlacePhoto({ placeId, ...picture.data });
      notify('success', 'Thank you, your photo is shown');
      setUploadId(undefined);
      setAlt('');
      await onShown();
    } catch (error) {
      setProblem(toRejection(error).title);
    }
  };
  return (
    <SpaceBetween size="s">
      <img className="new-photo" src={mediaPath(uploadId)} alt="What you are about to show" width={400} height={300} />
      <FormField label="What the photo shows" constraintText="For people who do not see it" errorText={problem}>
        <Input value={alt} onChange={({ detail }) => setAlt(detail.value)} ariaRequired />
      </FormField>
      <SpaceBetween direction="horizontal" size="xs">
        <Button onClick={() => setUploadId(undefined)}>Cancel</Button>
        <Button variant="primary" onClick={() => void show()}>
          Show the photo
        </Button>
      </SpaceBetween>
    </SpaceBetween>
  );
}
