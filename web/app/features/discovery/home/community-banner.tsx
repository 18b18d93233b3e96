import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';

/** What a community of one's own is good for, and the way to one (R-HOME-12). */
export const CommunityBanner = () => (
  <section className="community-banner" aria-labelledby="community-banner">
    <h2 id="community-banner">Run your own community</h2>
    <p>
      One roster for everybody, events that your people see first, seasons with tables, and a page that visitors find.
    </p>
    <AppLink to={paths.startCommunity}>Start a community</AppLink>
  </section>
);
