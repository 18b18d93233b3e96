import * as z from 'zod';

/** What a community can switch off; what it never said anything of is on. */
export const FeatureToggles = z.strictObject({ duties: z.boolean().default(true) });
type FeatureToggles = z.infer<typeof FeatureToggles>;

interface Said {
  readonly featureToggles?: FeatureToggles | undefined;
}

/** Whether a community uses a feature. */
export const hasFeature = ({ featureToggles }: Said, feature: keyof FeatureToggles): boolean =>
  featureToggles?.[feature] !== false;
