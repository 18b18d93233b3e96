import { useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { skeletonOf } from '#web/app/router/skeleton-of.ts';
import { PageSkeleton } from '../page/skeletons.tsx';
import { PrintCode } from './print-code.tsx';

/** For as long as nothing is shown of a page that is on its way: most are there sooner. */
const patienceMs = 150;

/** The page. One that is late is announced by its shape, in the place of the page that is left. */
export function CurrentPage() {
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  const late = useLate(next && next.pathname !== pathname ? next.pathname : undefined);
  useEffect(() => {
    if (late) document.documentElement.scrollTop = 0;
  }, [late]);
  return (
    <>
      {late && <PageSkeleton shape={skeletonOf(late)} />}
      <div hidden={late !== undefined}>
        <PrintCode />
        <Outlet />
      </div>
    </>
  );
}

/** What has been so for a while already. */
function useLate(value: string | undefined): string | undefined {
  const [late, setLate] = useState<string>();
  useEffect(() => {
    if (value === undefined) return;
    const timer = setTimeout(() => setLate(value), patienceMs);
    return () => {
      clearTimeout(timer);
      setLate(undefined);
    };
  }, [value]);
  return late === value ? late : undefined;
}
