import type { ReactNode } from 'react';
import { gameTypeLabel, otherGameTypeId } from '#shared/places/game-types.ts';
import { quantity } from '#shared/quantity.ts';
import type { Organization } from '#shared/teams/organizations/schemas.ts';
import { mediaPath } from '#shared/uploads/purposes.ts';
import { LaterKeepThing } from '#web/app/favourites/later-keep-thing.tsx';
import { paths } from '#web/app/router/paths.ts';
import { BannerPage } from '#web/app/shell/page/banner-page.tsx';
import { PageButton } from '#web/app/shell/page/page-button.tsx';
import type { PageTab } from '#web/app/shell/page/page-tabs.tsx';
import { Cover } from '#web/blocks/look/cover.ts';
import { Crest } from '#web/blocks/look/crest.ts';
import type { LoadedOrganization } from './load-organization.ts';
import { ContactPart, EventsPart, LeaguesPart, TeamsPart } from './organization-parts.tsx';
import './organizations.css';
import '#web/app/shell/page/page-parts.css';

interface OrganizationShownProps {
  readonly loaded: LoadedOrganization;
  /** Where each of its pages has an address of its own. */
  readonly tabs?: readonly PageTab[];
  /** Between the header and the parts. */
  readonly children?: ReactNode;
}

/** An organization in its colors, with the parts to show. */
export function OrganizationShown({ loaded, tabs = [], children }: OrganizationShownProps) {
  const { view, shown, isOfIt } = loaded;
  const { organization, teams } = view;
  const { organizationId, name, colours, photoId, gameTypeIds } = organization;
  return (
    <BannerPage
      title={name}
      line={lineOf(organization)}
      cover={<Cover id={organizationId} gameTypeId={gameTypeIds[0] ?? otherGameTypeId} colors={colours} isFirst />}
      mark={
        <Crest id={organizationId} name={name} colors={colours} logoURL={photoId && mediaPath(photoId)} size={104} />
      }
      colors={colours}
      tabs={tabs}
      actions={
        <>
          <LaterKeepThing kind="organization" refId={organizationId} />
          {isOfIt && <PageButton to={paths.manageOrganization(organizationId)}>Manage</PageButton>}
        </>
      }
    >
      <div className="organization">
        {children}
        {shown.includes('teams') && <TeamsPart teams={teams} />}
        {shown.includes('leagues') && <LeaguesPart {...loaded} />}
        {shown.includes('events') && <EventsPart {...loaded} />}
        {shown.includes('contact') && <ContactPart organization={organization} />}
      </div>
    </BannerPage>
  );
}

/** `Organization · Basketball, Soccer · 3 communities`. */
const lineOf = ({ gameTypeIds, teamCount }: Organization): string =>
  [
    'Organization',
    gameTypeIds.map((id) => gameTypeLabel(id)).join(', '),
    quantity(teamCount, 'community', 'communities'),
  ]
    .filter(Boolean)
    .join(' · ');
