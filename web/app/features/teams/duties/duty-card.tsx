import Container from '@cloudscape-design/components/container';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator, { type StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import type { Duty } from '#shared/teams/duties/schemas.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { startIn } from '#web/blocks/event-time.ts';
import { DutyForm } from './duty-form.tsx';
import { DutyAnswers, DutyHolders, type DutyShown, RemoveDuty } from './duty-parts.tsx';

const stands: Readonly<Record<Duty['status'], readonly [StatusIndicatorProps.Type, string]>> = {
  open: ['pending', 'Open'],
  claimed: ['success', 'Taken'],
  done: ['success', 'Done'],
  missed: ['warning', 'Missed'],
};

/** One duty with the members who took it and the reader's next step. */
export function DutyCard(shown: DutyShown) {
  const { teamId, duty, manages } = shown;
  const { title, note, minAge, holders, slots } = duty;
  const [type, words] = stands[duty.status];
  return (
    <Container
      header={
        <Header variant="h2" description={startIn(duty.timeZone, duty.startsAt)}>
          {title}
        </Header>
      }
    >
      <SpaceBetween size="s">
        <StatusIndicator type={type}>{`${words}: ${holders.length} of ${slots}`}</StatusIndicator>
        {duty.eventId && <AppLink to={paths.event(duty.eventId)}>{duty.eventTitle ?? 'Event'}</AppLink>}
        {duty.seasonId && <AppLink to={paths.season(duty.seasonId)}>{duty.seasonName ?? 'Season'}</AppLink>}
        {note !== '' && <p className="pre-line">{note}</p>}
        {minAge !== undefined && <p>{`Ages ${minAge} and up.`}</p>}
        {holders.length > 0 && <DutyHolders {...shown} />}
        <DutyAnswers {...shown} />
        {manages && (
          <ExpandableSection headerText={`Edit ${title}`}>
            <SpaceBetween size="m">
              <DutyForm key={duty.version} teamId={teamId} events={shown.events} seasons={shown.seasons} duty={duty} />
              <RemoveDuty {...shown} />
            </SpaceBetween>
          </ExpandableSection>
        )}
      </SpaceBetween>
    </Container>
  );
}
