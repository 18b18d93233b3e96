import * as z from 'zod';
import type { RosterSheet } from '../roster/sheet.ts';

const isOn = z.boolean().default(true);

/** What a community can switch off; what it never said anything of is on (domain 4.1). */
export const FeatureToggles = z.strictObject({
  /** What there is to do besides playing. */
  duties: isOn,
  /** Tracked items of the roster, with their evidence. */
  tracking: isOn,
  /** What single players did in matches of its seasons. */
  stats: isOn,
});
type FeatureToggles = z.infer<typeof FeatureToggles>;

interface Said {
  readonly featureToggles?: Partial<FeatureToggles> | undefined;
}

/** Whether a community uses a feature. */
export const hasFeature = ({ featureToggles }: Said, feature: keyof FeatureToggles): boolean =>
  featureToggles?.[feature] !== false;

/** A roster's layout as a community uses it. */
export const sheetInUse = (team: Said, sheet: RosterSheet): RosterSheet =>
  hasFeature(team, 'tracking') ? sheet : { ...sheet, items: [] };
