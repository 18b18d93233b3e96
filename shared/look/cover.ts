import { inkOn } from './contrast.ts';
import { hash } from './hash.ts';
import { familyOf, sportIcon } from './sport-families.ts';

/** The colors that a team chose; they replace those of the sport. */
export interface TeamColors {
  readonly main: string;
  readonly accent: string;
}

export interface CoverOf {
  /** Of the event, team, season, tournament or place: decides how the field lies. */
  readonly id: string;
  readonly gameTypeId: string;
  readonly colors?: TeamColors | undefined;
}

/** What is drawn where there is no picture, 1200 × 360. */
export interface DrawnCover {
  readonly from: string;
  readonly to: string;
  readonly ink: string;
  /** The lines of the field, and how they lie. */
  readonly field: string;
  readonly fieldTransform: string;
  readonly icon: string;
  readonly iconTransform: string;
}

export function coverOf({ id, gameTypeId, colors }: CoverOf): DrawnCover {
  const { color, deep, field } = familyOf(gameTypeId);
  const seed = hash(id);
  const turn = ((seed >>> 3) % 13) - 6;
  return {
    from: colors?.main ?? color,
    to: colors ? darker(colors.main) : deep,
    ink: inkOn(colors?.main ?? color) === '#ffffff' ? '#fff' : '#000',
    field,
    fieldTransform: `rotate(${turn} 600 180)${seed % 2 ? 'matrix(-1 0 0 1 1200 0)' : ''}`,
    icon: sportIcon(gameTypeId),
    iconTransform: 'translate(754 48)scale(11)',
  };
}

/** A third darker: where the gradient of a team's color ends. */
const darker = (color: string): string =>
  `#${[1, 3, 5]
    .map((start) => Math.round(Number.parseInt(color.slice(start, start + 2), 16) * 0.66))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;

/** The same cover as markup, for images that are made without a browser. */
export function coverMarkup(of: CoverOf): string {
  const { from, to, ink, field, fieldTransform, icon, iconTransform } = coverOf(of);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 360">',
    `<linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
    `<path fill="url(#g)" d="M0 0h1200v360H0z"/><g fill="none" stroke="${ink}">`,
    `<path transform="${fieldTransform}" stroke-opacity=".16" stroke-width="8" d="${field}"/>`,
    `<path transform="${iconTransform}" stroke-opacity=".92" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round" d="${icon}"/>`,
    '</g></svg>',
  ].join('');
}
