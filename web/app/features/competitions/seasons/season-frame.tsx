import type { ReactNode } from 'react';
import { paths } from '#web/app/router/paths.ts';
import { Page } from '#web/app/shell/page/page.tsx';
import { PageTabs } from '#web/app/shell/page/page-tabs.tsx';
import { SeasonBanner, type SeasonTab, seasonTabs } from './season-banner.tsx';
import type { SeasonHead } from './season-head.ts';

interface SeasonFrameProps {
  /** Undefined where the season could not be read: the page is shown without a banner. */
  readonly head: SeasonHead | undefined;
  readonly seasonId: string;
  readonly label: string;
  readonly current: SeasonTab;
  readonly documentTitle: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page of a season that can be read without the season itself. */
export const SeasonFrame = ({ head, seasonId, label, children, ...rest }: SeasonFrameProps) =>
  head ? (
    <SeasonBanner head={head} {...rest}>
      {children}
    </SeasonBanner>
  ) : (
    <Page title={label} back={{ to: paths.season(seasonId), text: 'Season' }} actions={rest.actions}>
      <PageTabs label={label} tabs={seasonTabs({ seasonId }, [], rest.current)} />
      {children}
    </Page>
  );
