import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ReactNode } from 'react';
import { gameTypeLabel } from '#shared/places/game-types.ts';
import { quantity } from '#shared/quantity.ts';
import type { Organization } from '#shared/teams/organizations/schemas.ts';
import { LaterKeepThing } from '#web/app/favourites/later-keep-thing.tsx';
import { paths } from '#web/app/router/paths.ts';
import { BrandBand } from '#web/app/shell/frame/brand-band.tsx';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import type { LoadedOrganization } from './load-organization.ts';
import { ContactPart, EventsPart, LeaguesPart, TeamsPart } from './organization-parts.tsx';
import './organizations.css';

interface OrganizationShownProps {
  readonly loaded: LoadedOrganization;
  /** Between the header and the parts. */
  readonly children?: ReactNode;
}

/** An organization in its colors, with the parts to show. */
export function OrganizationShown({ loaded, children }: OrganizationShownProps) {
  const { view, shown, isOfIt } = loaded;
  const { organization, teams } = view;
  const manage = isOfIt && <AppLink to={paths.manageOrganization(organization.organizationId)}>Manage</AppLink>;
  return (
    <Page
      title={organization.name}
      actions={
        <SpaceBetween direction="horizontal" size="m" alignItems="center">
          <LaterKeepThing kind="organization" refId={organization.organizationId} />
          {manage}
        </SpaceBetween>
      }
      width="narrow"
    >
      <SpaceBetween size="l">
        <Brand organization={organization} />
        {children}
        {shown.includes('teams') && <TeamsPart teams={teams} />}
        {shown.includes('leagues') && <LeaguesPart {...loaded} />}
        {shown.includes('events') && <EventsPart {...loaded} />}
        {shown.includes('contact') && <ContactPart organization={organization} />}
      </SpaceBetween>
    </Page>
  );
}

const Brand = ({ organization: { colours, photoId, gameTypeIds, teamCount } }: { organization: Organization }) => (
  <BrandBand colours={colours} photoId={photoId}>
    {gameTypeIds.map((id) => gameTypeLabel(id)).join(', ')} · {quantity(teamCount, 'community', 'communities')}
  </BrandBand>
);
