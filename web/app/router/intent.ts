import { fetchPageCode } from './page-code.ts';

/** Hover, focus and touch all say that a link is likely to be followed. */
const signs = ['pointerover', 'focusin', 'touchstart'] as const;

/** Fetches a page's code as soon as a link to it is likely to be followed. Answers how to stop. */
export function fetchOnIntent(): () => void {
  const seen = new Set<string>();
  const hear = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.hasAttribute('download') || savesData()) return;
    if (seen.has(link.pathname)) return;
    seen.add(link.pathname);
    fetchPageCode(link.pathname);
  };
  for (const sign of signs) addEventListener(sign, hear, { passive: true });
  return () => {
    for (const sign of signs) removeEventListener(sign, hear);
  };
}

/** Some people pay for each megabyte, and say so to their browser. */
const savesData = () =>
  'connection' in navigator && (navigator.connection as { readonly saveData?: boolean } | undefined)?.saveData === true;
