import { Collar, Ground, Head, Standing } from './parts.tsx';

/** Nose to the ground. */
export const Drawing = () => (
  <>
    <Ground />
    <path d="M196 74c16-4 24-20 20-34-12 4-22 14-26 28z" className="beans-fur" />
    <Standing />
    <Head />
    <Collar />
    <path d="M14 118c-5-2-5-8 0-10M8 132c-5 0-7-6-3-9" className="beans-line" />
  </>
);
