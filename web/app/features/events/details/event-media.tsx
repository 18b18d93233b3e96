import { lazy, Suspense } from 'react';
import type { Event } from '#shared/events/details/schemas.ts';

/** Only some events have any. */
const FilesPanel = lazy(async () => ({ default: (await import('../files/files-panel.tsx')).FilesPanel }));

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
