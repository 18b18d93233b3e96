import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
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

/** What the season needs besides players, for the people of its community. */
export const SeasonDuties = ({ teamId, duties }: SeasonDutiesProps) => (
  <Container header={<Header variant="h2">Duties</Header>}>
    <ul>
      {duties.map((duty) => (
        <li key={duty.dutyId}>
          {duty.title}: {startIn(duty.timeZone, duty.startsAt)}, {roomWords(duty)}
        </li>
      ))}
    </ul>
    <AppLink to={paths.teamDuties(teamId)}>Take a duty</AppLink>
  </Container>
);
