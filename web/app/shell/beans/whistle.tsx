import { Collar, Ground, Head, ink, Standing, tagYellow } from './parts.tsx';

/** A whistle in the mouth, on a cord around the neck. */
export const Drawing = () => (
  <>
    <Ground />
    <path d="M196 74c16-4 24-20 20-34-12 4-22 14-26 28z" className="beans-fur" />
    <Standing />
    <Collar at="translate(-4 -26) rotate(-8 100 108)" />
    <Head at="translate(6 -46)" ear={-6} />
    <path d="M40 102c12 24 44 22 56-12" fill="none" stroke={ink} strokeWidth="2.5" />
    <path d="M60 84h-36a3 3 0 0 0-3 3v7h14a13 13 0 1 0 25 2z" fill={tagYellow} stroke={ink} strokeWidth="2.5" />
    <circle cx="47" cy="100" r="5" fill={ink} />
    <path d="M10 78c-4-3-7-6-9-10M8 90H-4M12 102c-4 2-8 5-10 9" className="beans-line" />
  </>
);
