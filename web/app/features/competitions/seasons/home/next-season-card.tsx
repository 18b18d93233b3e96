import { Link } from 'react-router';
import type { SeasonView } from '#shared/competitions/seasons/views.ts';
import { paths } from '#web/app/router/paths.ts';
import { RegisterFacts } from './register-facts.tsx';

interface NextSeasonCardProps {
  readonly view: SeasonView;
  readonly now: Date;
}

/** The season after this one, while its registration is open. */
export const NextSeasonCard = ({ view, now }: NextSeasonCardProps) => (
  <section className="page-card register-card">
    <h2>{view.season.label}</h2>
    <RegisterFacts view={view} now={now} />
    <Link
      className="brand-button"
      to={paths.season(view.season.seasonId)}
      aria-label={`Register for ${view.season.label}`}
    >
      Register
    </Link>
  </section>
);
