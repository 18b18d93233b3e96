import ExpandableSection from '@cloudscape-design/components/expandable-section';
import Header from '@cloudscape-design/components/header';
import { squadLabel } from '#shared/competitions/seasons/season-words.ts';
import type { SeasonView } from '#shared/competitions/seasons/views.ts';
import { SquadCrest } from './squad-crest.tsx';

/** The teams by division, with their rosters where the reader may see them. */
export function SeasonSquads({ view: { season, squads } }: { view: SeasonView }) {
  return (
    <section className="page-card">
      <h2>Teams ({squads.length})</h2>
      {squads.length === 0 && <p>No teams yet.</p>}
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
                      <SquadCrest id={squad.squadId} name={squad.name} logo={squad.logo} />{' '}
                      {`${squad.name} (${squad.playerCount})`}
                    </>
                  }
                  headerDescription={squadLabel[squad.status]}
                >
                  {squad.roster.length === 0 && <p>This roster is private.</p>}
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
    </section>
  );
}
