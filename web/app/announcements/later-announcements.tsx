import { lazy, Suspense } from 'react';

const LatestAnnouncements = lazy(async () => ({
  default: (await import('./latest-announcements.tsx')).LatestAnnouncements,
}));

/** The latest announcements about what a page shows, loaded after the page. */
export const LaterAnnouncements = ({ aboutId }: { readonly aboutId: string }) => (
  <Suspense>
    <LatestAnnouncements aboutId={aboutId} />
  </Suspense>
);
