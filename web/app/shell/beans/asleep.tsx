import { Collar, Ground, Head } from './parts.tsx';

/** Curled up, the head on a paw. */
export const Drawing = () => (
  <>
    <Ground />
    <path d="M78 144c-8-46 26-74 72-72 46 2 70 36 66 72z" className="beans-fur" />
    <path d="M140 73c26-2 50 8 62 26-10 18-50 18-66 4-8-8-6-24 4-30z" className="beans-shade" />
    <g fill="none" stroke="var(--fur-shade)" strokeLinecap="round">
      <path d="M208 140c10-34-34-46-48-12" strokeWidth="3" opacity="0.5" />
      <path d="M210 138c-20 10-56 10-84 2" stroke="var(--fur)" strokeWidth="15" />
      <path d="M210 138c-20 10-56 10-84 2" strokeWidth="2" opacity="0.35" />
    </g>
    <rect x="58" y="132" width="44" height="13" rx="6.5" className="beans-shade" />
    <Collar at="translate(8 6)" />
    <Head at="translate(2 10)" asleep ear={8} />
    <path d="M70 36h9l-9 12h9M90 18h12l-12 15h12M114 -4h15l-15 19h15" className="beans-line" strokeLinejoin="round" />
  </>
);
