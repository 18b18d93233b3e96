import { type ComponentProps, lazy, Suspense } from 'react';
import type { KeepThing as Now } from './keep-thing.tsx';

const KeepThing = lazy(async () => ({ default: (await import('./keep-thing.tsx')).KeepThing }));

/** The way to keep what a page is about, loaded after the page. */
export const LaterKeepThing = (props: ComponentProps<typeof Now>) => (
  <Suspense>
    <KeepThing {...props} />
  </Suspense>
);
