import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { SeasonCard } from '#shared/competitions/seasons/schemas.ts';
import { paths } from '#web/app/router/paths.ts';
import { PageButton } from '#web/app/shell/page/page-button.tsx';

/** After an import: the teams of the roster go into a season in one more press. */
export const IntoSeasons = ({ seasons }: { readonly seasons: readonly SeasonCard[] }) => (
  <Container header={<Header variant="h2">Next: add your teams to a season</Header>}>
    <SpaceBetween size="m">
      <p>
        The players you imported are on the roster. Add their teams to a season, with their players, to schedule them.
      </p>
      <SpaceBetween direction="horizontal" size="xs">
        {seasons.map(({ seasonId, label }, at) => (
          <PageButton key={seasonId} to={paths.seasonTeams(seasonId)} {...(at === 0 && { variant: 'primary' })}>
            {`Add teams to ${label}`}
          </PageButton>
        ))}
      </SpaceBetween>
    </SpaceBetween>
  </Container>
);
