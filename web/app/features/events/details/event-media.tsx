import { lazy, Suspense } from 'react';
import type { Event } from '#shared/events/details/schemas.ts';
import { mediaPath } from '#shared/uploads/purposes.ts';

/** Only some events have any. */
const FilesPanel = lazy(async () => ({ default: (await import('../files/files-panel.tsx')).FilesPanel }));

/** The picture that the host chose, cut to three times as wide as high. */
export function EventCover({ event: { cover } }: { readonly event: Event }) {
  if (!cover) return null;
  return <img className="event-cover" src={mediaPath(cover.uploadId)} alt={cover.alt} width={1200} height={400} />;
}

interface EventFilesProps {
  readonly event: Event;
  readonly canManage: boolean;
  readonly isSignedIn: boolean;
  readonly token: string | undefined;
}

/** What the host attached, and where hosts attach more. */
export const EventFiles = (props: EventFilesProps) =>
  (props.canManage || props.event.attachments?.length) && (
    <Suspense>
      <FilesPanel {...props} />
    </Suspense>
  );
