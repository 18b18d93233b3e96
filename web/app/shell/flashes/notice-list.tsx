import { lazy, Suspense } from 'react';
import { useNotices } from './notices.ts';

/** Loaded with the first message; most page loads have none. */
const Flashes = lazy(async () => ({ default: (await import('./flashes.tsx')).Flashes }));

/** The messages that are shown now. */
export function NoticeList() {
  const notices = useNotices();
  return (
    <section className="notices" aria-label="Messages">
      <Suspense>{notices.length > 0 && <Flashes notices={notices} />}</Suspense>
    </section>
  );
}
