import { type ReactNode, Suspense, useEffect, useState } from 'react';

interface OnceOpenedProps {
  readonly isOpen: boolean;
  /** Loads what is inside. */
  readonly load: () => Promise<unknown>;
  readonly children: ReactNode;
}

/**
 * A dialog that no page waits for: it is asked for once the page stands, so that it is at hand when it opens. It stays
 * when it closes, because it gives the focus back to where it was.
 */
export function OnceOpened({ isOpen, load, children }: OnceOpenedProps) {
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  useEffect(() => {
    // Opening it tries again and says what is wrong.
    void load().catch(() => undefined);
  }, [load]);
  if (!wasOpened) return null;
  return (
    <Suspense
      fallback={
        <p role="status" className="dialog-coming">
          Loading…
        </p>
      }
    >
      {children}
    </Suspense>
  );
}
