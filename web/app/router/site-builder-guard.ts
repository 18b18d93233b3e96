import { type MiddlewareFunction, redirect } from 'react-router';

/** What knows whether the person may make one more site: their plan, and the sites they have. */
export interface SiteBuilder {
  readonly permitsAnotherSite: () => Promise<boolean>;
}

const siteList = '/site';

/** Lets a person build a new site only while the site builder permits one (R-GUARD-17); else their sites are shown. */
export const guardSiteBuilder =
  (builder: SiteBuilder): MiddlewareFunction =>
  async () => {
    if (!(await builder.permitsAnotherSite())) throw redirect(siteList);
  };
