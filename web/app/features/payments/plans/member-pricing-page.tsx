import { useLoaderData } from 'react-router';
import { loadPricing } from './load-pricing.ts';
import { Pricing } from './pricing.tsx';

export const loader = loadPricing;

/** Plans of users (R-ROUTE-38); `pricing/member` leads here. */
export const Component = () => (
  <Pricing
    title="Plans for players"
    description="For yourself, paid by the year. No plan moves you up a waitlist."
    kind="user"
    {...useLoaderData<typeof loader>()}
  />
);
