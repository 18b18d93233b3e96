import { Collar, Head, Standing, water, white } from './parts.tsx';

/** Under a cloud, in a puddle. */
export const Drawing = () => (
  <>
    <ellipse cx="118" cy="146" rx="104" ry="8" fill="#b9d6e6" />
    <path d="M60 146q12-5 24 0M150 147q12-5 24 0" stroke={white} strokeWidth="2.5" fill="none" />
    <path d="M192 84c14 8 26 22 22 34-12-4-22-12-26-26z" className="beans-fur" />
    <Standing />
    <Collar at="translate(-2 -10)" />
    <Head at="translate(4 -24)" ear={12} />
    <path
      d="M92 22a24 24 0 0 1 46-8 18 18 0 0 1 24 18 13 13 0 0 1-2 0H88a11 11 0 0 1 4-10z"
      fill="#a5b8af"
      transform="translate(6 -16)"
    />
    <path
      d="M20 20l-5 13M46 6l-5 13M176 34l-5 13M204 14l-5 13M228 44l-5 13M190 62l-5 13M14 66l-5 13M222 84l-5 13M132 26l-4 10M106 26l-4 10M160 26l-4 10"
      stroke={water}
      strokeWidth="3"
      strokeLinecap="round"
    />
  </>
);
