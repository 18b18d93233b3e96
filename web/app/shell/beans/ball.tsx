import { Collar, Ground, Head, Standing, tongue, white } from './parts.tsx';

/** Ready to play. */
export const Drawing = () => (
  <>
    <Ground />
    <path d="M192 74c18 0 30-16 28-34-12 2-26 10-32 28z" className="beans-fur" transform="rotate(-14 194 72)" />
    <path d="M226 34c5 5 6 12 4 18M216 22c-3-4-8-6-12-6" className="beans-line" />
    <Standing />
    <Collar at="translate(-4 -26) rotate(-8 100 108)" />
    <Head at="translate(6 -46)" ear={-6} />
    <path d="M58 86c4 10 14 10 16-2" fill={tongue} />
    <circle cx="42" cy="124" r="20" fill="#b8410f" />
    <path d="M42 104c-10 10-10 30 0 40M62 124H22" stroke={white} strokeWidth="3" fill="none" />
  </>
);
