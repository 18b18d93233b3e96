import { lazy, Suspense, useEffect, useRef, useState } from 'react';

const LatestAnnouncements = lazy(async () => ({
  default: (await import('./latest-announcements.tsx')).LatestAnnouncements,
}));

/** The latest announcements about what a page shows, asked for once their place on the page is seen. Without any it takes no room. */
export function LaterAnnouncements({ aboutId }: { readonly aboutId: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isSeen || !place.current) return;
    const observer = new IntersectionObserver((entries) => setSeen(entries.some((entry) => entry.isIntersecting)));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isSeen]);
  if (!isSeen) return <div ref={place} style={{ minBlockSize: 1 }} />;
  return (
    <Suspense>
      <LatestAnnouncements aboutId={aboutId} />
    </Suspense>
  );
}
