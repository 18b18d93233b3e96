import { type ReactNode, Suspense } from 'react';

interface LaterPartProps {
  /** About what the part takes, in pixels, so that what is below it stays where it is. */
  readonly height: number;
  readonly children: ReactNode;
}

/** A part of a page that is loaded after the rest: its room is kept, and says that something is still to come. */
export const LaterPart = ({ height, children }: LaterPartProps) => (
  <Suspense
    fallback={
      <div className="later-part" style={{ minHeight: height }}>
        Loading…
      </div>
    }
  >
    {children}
  </Suspense>
);
