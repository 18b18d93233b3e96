import { Collar, Ground, Head, Standing, tongue } from './parts.tsx';

/** Head up, tongue out, the tail on both sides. */
export const Drawing = () => (
  <>
    <Ground />
    <path d="M188 70c2-20 16-34 34-36-1 14-8 30-24 42z" className="beans-fur" />
    <path d="M182 64c-4-14-2-28 6-38 8 8 12 22 10 38z" className="beans-fur" opacity="0.35" />
    <path d="M206 16c6 1 11 4 15 8M232 40c2 6 2 11 1 16M176 24c2-4 4-7 7-10" className="beans-line" />
    <Standing />
    <Collar at="translate(-4 -26) rotate(-8 100 108)" />
    <Head at="translate(6 -46)" ear={-14}>
      <path d="M48 133c0 16 18 16 17-2z" fill={tongue} />
    </Head>
  </>
);
