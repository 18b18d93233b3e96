import { paths } from '#web/app/router/paths.ts';
import { guides } from './guides.ts';

/** One slide of a carousel. */
export interface Slide {
  readonly title: string;
  readonly text: string;
  readonly link: { readonly to: string; readonly text: string };
}

/** What the product is for, in four steps. */
export const mainSlides: readonly Slide[] = [
  {
    title: 'Find something to play',
    text: 'Everything public near you, soonest first: by sport, day, time and open spots, in a list and on a map.',
    link: { to: paths.discover, text: 'Discover events' },
  },
  {
    title: 'Know a name?',
    text: 'Type three letters of an event, a sport or a place. Small typos are fine.',
    link: { to: paths.fullSearch, text: 'Search by name' },
  },
  {
    title: 'See what your city plays',
    text: 'This week around you, sport by sport.',
    link: { to: paths.citySearch, text: 'Look at your city' },
  },
  {
    title: 'Bring people together',
    text: 'Pick a time and a place and let players join. Spots and the waitlist take care of themselves.',
    link: { to: paths.create, text: 'Create an event' },
  },
];

/** The guides, one a slide. */
export const learnSlides: readonly Slide[] = guides.map(({ slug, title, body }) => ({
  title,
  text: body[0] ?? '',
  link: { to: `${paths.learnAndGrow}?guide=${slug}`, text: 'Read on' },
}));
