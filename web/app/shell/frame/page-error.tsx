import { lazy, Suspense } from 'react';
import { LoadingPage } from './loading-page.tsx';

const ErrorPage = lazy(async () => ({ default: (await import('./error-page.tsx')).ErrorPage }));

/** Stands in for a page that failed. What it shows is loaded when it is needed. */
export const PageError = () => (
  <Suspense fallback={<LoadingPage />}>
    <ErrorPage />
  </Suspense>
);
