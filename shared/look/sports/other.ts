import { ring } from '../ring.ts';
import type { SportFamily } from './sport-family.ts';

export const other: SportFamily = {
  color: '#44586a',
  deep: '#2c3b49',
  field: `M60 40h1080v280H60zM600 40v280${ring(600, 180, 110)}M60 40 330 180 60 320M1140 40 870 180l270 140`,
  icons: { other: `M21.5 8H9a6.5 6.5 0 1 0 6.5 6.5V13h6z${ring(9, 14.5, 2)}M9 5V3M13 5l1-1.5M5 5 4 3.5` },
};
