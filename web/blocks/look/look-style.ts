import { avatarStackStyle } from './styles/avatar-stack-style.ts';
import { avatarStyle } from './styles/avatar-style.ts';
import { chipStyle } from './styles/chip-style.ts';
import { coverStyle } from './styles/cover-style.ts';
import { crestStyle } from './styles/crest-style.ts';
import { dateBlockStyle } from './styles/date-block-style.ts';
import { eventCardStyle } from './styles/event-card-style.ts';
import { iconStyle } from './styles/icon-style.ts';
import { rowStyle } from './styles/row-style.ts';
import { starsStyle } from './styles/stars-style.ts';
import { tileSizesStyle } from './styles/tile-sizes-style.ts';

/** The style of the drawn parts, for the app and for the server's pages. */
export const lookStyle = [
  iconStyle,
  tileSizesStyle,
  coverStyle,
  crestStyle,
  avatarStyle,
  avatarStackStyle,
  dateBlockStyle,
  chipStyle,
  rowStyle,
  eventCardStyle,
  starsStyle,
].join('');
