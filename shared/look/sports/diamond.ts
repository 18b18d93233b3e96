import { ring } from '../ring.ts';
import type { SportFamily } from './sport-family.ts';

export const diamond: SportFamily = {
  color: '#9a3b12',
  deep: '#64240a',
  field: `M600 340 400 140 600-60 800 140zM120-140 600 340 1080-140${ring(600, 150, 26)}`,
  icons: {
    baseball: `${ring(12, 12, 9)}M6.5 5c3 4 3 10 0 14M17.5 5c-3 4-3 10 0 14M7 9.5l2.5-1M7.2 14.5l2.5 1M17 9.5l-2.5-1M16.8 14.5l-2.5 1`,
    softball: `M3 21l5-5 9-12c1.5-2 5 1 3.5 3.5l-11 10-5 5M2.5 19.5l2.5 2.5${ring(7, 6.5, 4)}M4.5 3.8c1.8 1.5 1.8 4 0 5.4M9.5 3.8c-1.8 1.5-1.8 4 0 5.4`,
    kickball: `${ring(13.5, 12, 7.5)}M13.5 4.5c-4 4-4 11 0 15M21 12H6M2 8h2.5M1.5 12h2.5M2 16h2.5`,
    cricket: `M4 22V6.5M8 22V6.5M12 22V6.5M3 4.5h4.5M8.5 4.5H13${ring(18.5, 18.5, 2.8)}M17.5 16.5c1 1.3 1 2.7 0 4`,
  },
};
