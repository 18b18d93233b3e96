import Container from '@cloudscape-design/components/container';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import Header from '@cloudscape-design/components/header';
import { squadLabel } from '#shared/competitions/seasons/season-words.ts';
import type { SeasonView } from '#shared/competitions/seasons/views.ts';
import { SquadLogo } from './squad-logo.tsx';

/** The teams that are entered, division by division; who is in them as far as the reader may see it. */
export function SeasonSquads({ view: { season, squads } }: { view: SeasonView }) {
  return (
    <Container
      header={
        <Header variant="h2" counter={`(${squads.length})`}>
          Teams
        </Header>
      }
    >
      {squads.length === 0 && <p>No team is entered yet.</p>}
      {season.divisions.map(({ divisionId, name }) => {
        const inside = squads.filter((squad) => squad.divisionId === divisionId);
        return (
          inside.length > 0 && (
            <section key={divisionId} aria-label={name}>
              <Header variant="h3">{name}</Header>
              {inside.map((squad) => (
                <ExpandableSection
                  key={squad.squadId}
                  headerText={
                    <>
                      <SquadLogo logo={squad.logo} /> {squad.name} ({squad.playerCount})
                    </>
                  }
                  headerDescription={squadLabel[squad.status]}
                >
                  {squad.roster.length === 0 && <p>Who is in it is not shown to you.</p>}
                  <ul>
                    {squad.roster.map(({ userId, displayName }) => (
                      <li key={userId}>
                        {displayName}
                        {userId === squad.captainId && ', captain'}
                      </li>
                    ))}
                  </ul>
                </ExpandableSection>
              ))}
            </section>
          )
        );
      })}
    </Container>
  );
}
