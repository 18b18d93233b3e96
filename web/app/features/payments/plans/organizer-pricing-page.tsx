import { useLoaderData } from 'react-router';
import { loadPricing } from './load-pricing.ts';
import { Pricing } from './pricing.tsx';

export const loader = loadPricing;

/** Plans of communities (R-ROUTE-37). */
export const Component = () => (
  <Pricing
    title="Plans for organizers"
    description="For each community that you own, paid by the month. Change or cancel at any time."
    kind="team"
    {...useLoaderData<typeof loader>()}
  />
);
