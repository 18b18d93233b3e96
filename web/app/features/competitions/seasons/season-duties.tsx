import type { Duty } from '#shared/teams/duties/schemas.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { startIn } from '#web/blocks/event-time.ts';

interface SeasonDutiesProps {
  readonly teamId: string;
  readonly duties: readonly Duty[];
}

const roomWords = ({ holders, slots }: Duty): string =>
  holders.length < slots ? `${slots - holders.length} of ${slots} still needed` : 'taken';

/** The open jobs of a season, for the members of its community. */
export const SeasonDuties = ({ teamId, duties }: SeasonDutiesProps) => (
  <section className="page-card">
    <h2>Duties</h2>
    <ul className="page-rows">
      {duties.map((duty) => (
        <li key={duty.dutyId}>
          {duty.title}: {startIn(duty.timeZone, duty.startsAt)}, {roomWords(duty)}
        </li>
      ))}
    </ul>
    <AppLink to={paths.teamDuties(teamId)}>Take a duty</AppLink>
  </section>
);
