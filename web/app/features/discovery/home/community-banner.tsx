import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { LineIcon } from '#web/blocks/look/line-icon.ts';

/** What a community of one's own is good for, and the way to one (R-HOME-12). */
export const CommunityBanner = () => (
  <section className="home-card community-banner" aria-labelledby="community-banner">
    <LineIcon name="shield" size={32} />
    <div>
      <h2 id="community-banner">Run your own community</h2>
      <p>One roster, events your people see first, seasons with tables, and a page that new players find.</p>
      <AppLink to={paths.startCommunity}>Start a community</AppLink>
    </div>
  </section>
);
