import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import './print.css';

const QrCode = lazy(async () => ({ default: (await import('#web/app/media/qr-code.tsx')).QrCode }));

/** What people put up in a clubhouse: schedules, tables, rosters and brackets are below these. A poster has a code of its own. */
const isPutUp = (pathname: string) =>
  /^\/(seasons|playoff|tournament|team)\//.test(pathname) && !pathname.endsWith('/poster');

/** On paper alone: the way from a printed page to the page as it is now, and the day it was printed. A page for paper leads to the one that it prints. */
export function PrintCode() {
  const { pathname } = useLocation();
  if (!isPutUp(pathname)) return null;
  return (
    <div className="print-code">
      <Suspense>
        <QrCode text={location.origin + pathname.replace(/\/print$/, '')} label="This page" />
      </Suspense>
      <small>Printed {new Date().toLocaleDateString('en-US', { dateStyle: 'medium' })}. Scan for changes.</small>
    </div>
  );
}
