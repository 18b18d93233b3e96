import type { ReactNode } from 'react';

/** The mascot's own colors besides its fur, the same by day and by night. */
export const ink = '#16191f';
export const white = '#ffffff';
const collarRed = '#d13212';
export const tagYellow = '#ffd166';
export const tongue = '#e2767a';
export const water = '#0b6a9c';

interface HeadProps {
  /** Where the head is, as an SVG transform of the sniffing one. */
  readonly at?: string;
  readonly asleep?: boolean;
  /** Degrees by which the ear hangs. */
  readonly ear?: number;
  readonly children?: ReactNode;
}

export const Head = ({ at, asleep = false, ear = 0, children }: HeadProps) => (
  <g transform={at}>
    <path
      d="M36 96c0-22 16-38 38-38s34 14 34 34c0 22-14 36-36 38-8 1-14 6-24 6-10 0-16-8-14-18 1-8 2-14 2-22z"
      className="beans-fur"
    />
    <path
      d="M78 58c16-6 34 4 38 22 3 14-2 28-10 30-9 2-14-10-18-22-4-11-10-20-10-30z"
      className="beans-shade"
      transform={`rotate(${ear} 84 62)`}
    />
    {asleep ? (
      <path d="M54 88c4 6 12 6 16 0" fill="none" stroke={ink} strokeWidth="3.5" strokeLinecap="round" />
    ) : (
      <>
        <circle cx="62" cy="88" r="5" fill={ink} />
        <circle cx="64" cy="86" r="1.6" fill={white} />
      </>
    )}
    {children}
    <ellipse cx="38" cy="124" rx="10" ry="8" fill={ink} />
    <path d="M50 130c6 4 14 2 18-4" className="beans-line" />
  </g>
);

/** Body and legs of a dog that stands. */
export const Standing = () => (
  <>
    <rect x="150" y="92" width="14" height="50" rx="7" className="beans-fur" />
    <rect x="178" y="90" width="14" height="52" rx="7" className="beans-fur" />
    <rect x="96" y="92" width="14" height="50" rx="7" className="beans-shade" />
    <rect x="116" y="94" width="14" height="48" rx="7" className="beans-fur" />
    <path d="M88 82c4-20 24-28 52-26 34 2 56 14 56 36 0 18-20 24-54 24-34 0-58-12-54-34z" className="beans-fur" />
    <path d="M140 57c20 1 38 6 48 15-6 16-40 18-54 6-6-6-2-16 6-21z" className="beans-shade" />
  </>
);

export const Collar = ({ at }: { readonly at?: string }) => (
  <g transform={at}>
    <path d="M84 104c12 8 24 8 32 2l2 8c-10 8-26 8-36-2z" fill={collarRed} />
    <circle cx="102" cy="118" r="6" fill={tagYellow} />
  </g>
);

export const Ground = () => <ellipse cx="120" cy="146" rx="104" ry="8" className="beans-ground" />;
