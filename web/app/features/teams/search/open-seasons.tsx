import { Link } from 'react-router';
import { seasonPriceWords } from '#shared/competitions/payments/season-price-words.ts';
import { mediaPath } from '#shared/uploads/purposes.ts';
import { paths } from '#web/app/router/paths.ts';
import { daysWords } from '#web/blocks/days-words.ts';
import { Crest } from '#web/blocks/look/crest.ts';
import { RowLink } from '#web/blocks/look/row-link.ts';
import type { OpenSeason } from './load-open-seasons.ts';
import '#web/app/shell/page/page-parts.css';

/** Seasons around a spot that players can register for now, soonest first. */
export const OpenSeasons = ({ seasons }: { readonly seasons: readonly OpenSeason[] }) => (
  <section className="page-part">
    <h2>Open for registration</h2>
    <ul className="page-rows">
      {seasons.map(({ season: { seasonId, teamId, teamName, label, startDate, endDate, price }, team }) => (
        <li key={seasonId}>
          <RowLink
            href={paths.season(seasonId)}
            picture={
              <Crest
                id={teamId}
                name={teamName}
                colors={team.colours}
                logoURL={team.photoId && mediaPath(team.photoId)}
              />
            }
            title={label}
            line={[teamName, daysWords({ startDate, endDate }), seasonPriceWords(price)].filter(Boolean).join(' · ')}
            link={Link}
          />
        </li>
      ))}
    </ul>
  </section>
);
