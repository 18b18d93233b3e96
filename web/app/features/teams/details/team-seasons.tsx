import { Link } from 'react-router';
import { seasonPriceWords } from '#shared/competitions/payments/season-price-words.ts';
import type { SeasonCard } from '#shared/competitions/seasons/schemas.ts';
import { statusLabel } from '#shared/competitions/seasons/season-words.ts';
import { otherGameTypeId } from '#shared/places/game-types.ts';
import type { Team } from '#shared/teams/schemas.ts';
import { paths } from '#web/app/router/paths.ts';
import { daysWords } from '#web/blocks/days-words.ts';
import { Chip } from '#web/blocks/look/chip.ts';
import { RowLink } from '#web/blocks/look/row-link.ts';
import { SportTile } from '#web/blocks/look/sport-tile.ts';
import type { KnownCompetitions } from './load-team-competitions.ts';

interface TeamSeasonsProps extends Pick<KnownCompetitions, 'seasons' | 'groups'> {
  readonly team: Team;
}

/** The seasons of a community, by season group. */
export function TeamSeasons({ team, seasons, groups }: TeamSeasonsProps) {
  if (seasons.length === 0) return null;
  const alone = seasons.filter((season) => !groups.some((group) => group.seasonGroupId === season.seasonGroupId));
  return (
    <section className="page-part">
      <h2>Seasons</h2>
      {groups.map((group) => (
        <Listed
          key={group.seasonGroupId}
          title={group.label}
          gameTypeId={group.gameTypeId ?? team.gameTypeIds[0]}
          seasons={seasons.filter((season) => season.seasonGroupId === group.seasonGroupId)}
        />
      ))}
      <Listed seasons={alone} gameTypeId={team.gameTypeIds[0]} />
    </section>
  );
}

interface ListedProps {
  readonly title?: string;
  readonly seasons: readonly SeasonCard[];
  readonly gameTypeId: string | undefined;
}

const openTones = new Set(['registration_open', 'in_play', 'playoffs']);

function Listed({ title, seasons, gameTypeId = otherGameTypeId }: ListedProps) {
  if (seasons.length === 0) return null;
  return (
    <>
      {title && <h3>{title}</h3>}
      <ul className="page-rows">
        {seasons.map(({ seasonId, label, status, startDate, endDate, price }) => (
          <li key={seasonId}>
            <RowLink
              href={paths.season(seasonId)}
              picture={<SportTile gameTypeId={gameTypeId} />}
              title={label}
              line={[daysWords({ startDate, endDate }), seasonPriceWords(price)].filter(Boolean).join(' · ')}
              chip={<Chip tone={openTones.has(status) ? 'in' : 'plain'}>{statusLabel[status]}</Chip>}
              link={Link}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
