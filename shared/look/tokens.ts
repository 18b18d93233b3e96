import { headingFont, headingStandIn } from './heading-font.ts';

/** The look of the product, written once: pages of the app, pages of the server and Cloudscape's theme are made from it. */

/** A color in light and in dark. */
interface Shade {
  readonly light: string;
  readonly dark: string;
}

const shade = (light: string, dark: string): Shade => ({ light, dark });

/** Colors by what they are for. Text on `page` and `card` has a contrast of 4.5 or more, outlines of fields 3 or more. */
export const colors = {
  page: shade('#f4f7f5', '#0d1613'),
  card: shade('#ffffff', '#172420'),
  ink: shade('#10231c', '#e6efea'),
  quiet: shade('#51645c', '#a5b8af'),
  line: shade('#dbe5df', '#2b3b35'),
  field: shade('#6f857b', '#7f968c'),
  action: shade('#0b6b4b', '#5fd3a6'),
  'action-hover': shade('#084d36', '#8ce3c1'),
  'on-action': shade('#ffffff', '#06231a'),
  hover: shade('#eaf3ee', '#1f302a'),
  pitch: shade('#0b3d2e', '#06251c'),
  'on-pitch': shade('#ffffff', '#ffffff'),
  'on-pitch-quiet': shade('#cfe0d8', '#a5b8af'),
  whistle: shade('#ffd166', '#ffd166'),
  'on-whistle': shade('#10231c', '#10231c'),
  in: shade('#0b5a3f', '#8ce3c1'),
  'in-back': shade('#dff3e9', '#12382b'),
  wait: shade('#8a4b00', '#ffd27a'),
  'wait-back': shade('#fff3d6', '#3a2a08'),
  bad: shade('#a11b1b', '#ffb4ab'),
  'bad-back': shade('#fdecea', '#3b1a18'),
  /** Stays white in the dark: what is scanned or printed. */
  paper: shade('#ffffff', '#ffffff'),
  'on-paper': shade('#10231c', '#10231c'),
  land: shade('#e7efea', '#1b2a25'),
  border: shade('#b9cbc1', '#3d5249'),
  fur: shade('#c98b4e', '#c98b4e'),
  'fur-shade': shade('#8a5a2b', '#8a5a2b'),
} as const satisfies Readonly<Record<string, Shade>>;

const text = "'Open Sans', 'Helvetica Neue', Roboto, Arial, sans-serif";

/**
 * What is the same in light and dark. `type-N` is a size with its line height, for the shorthand `font`; `size-N` the
 * size alone, where the line height stays.
 */
export const measures = {
  'font-text': text,
  'font-heading': `'${headingFont}', '${headingStandIn}', ${text}`,
  'type-12': '12px/16px',
  'type-14': '14px/20px',
  'type-16': '16px/24px',
  'type-18': '18px/24px',
  'type-22': '22px/28px',
  'type-28': '28px/32px',
  'type-36': '36px/40px',
  'size-12': '12px',
  'size-14': '14px',
  'size-16': '16px',
  'size-18': '18px',
  'size-22': '22px',
  'size-28': '28px',
  'size-36': '36px',
  'space-4': '4px',
  'space-8': '8px',
  'space-12': '12px',
  'space-16': '16px',
  'space-24': '24px',
  'space-32': '32px',
  'space-48': '48px',
  'radius-8': '8px',
  'radius-12': '12px',
  'radius-16': '16px',
  'radius-20': '20px',
  'radius-full': '999px',
  'shadow-card': '0 1px 2px rgb(11 61 46 / 0.08)',
  'shadow-sheet': '0 4px 16px rgb(11 61 46 / 0.18)',
  press: '120ms',
  shift: '200ms',
  slide: '280ms',
  ease: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
} as const;

/** Readers who ask for less motion get none of these lengths of time. */
const lessMotion = '@media (prefers-reduced-motion:reduce){:root{--press:0s;--shift:0s;--slide:0s}}';

type Side = keyof Shade;

/** `--page:#f4f7f5;…`: the colors of one side as custom properties. */
const colorProperties = (side: Side): string =>
  Object.entries(colors)
    .map(([name, color]) => `--${name}:${color[side]};`)
    .join('');

const measureProperties = Object.entries(measures)
  .map(([name, value]) => `--${name}:${value};`)
  .join('');

/** The app switches by a class, because people choose their appearance there. */
export const appTokens = `:root{${measureProperties}${colorProperties('light')}}.awsui-dark-mode{${colorProperties('dark')}}${lessMotion}`;

/** Pages of the server follow the system. */
export const pageTokens = `:root{color-scheme:light dark;${measureProperties}${colorProperties('light')}}@media (prefers-color-scheme:dark){:root{${colorProperties('dark')}}}${lessMotion}`;
