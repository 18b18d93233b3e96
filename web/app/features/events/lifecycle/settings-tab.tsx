import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useNavigate } from 'react-router';
import { canEdit } from '#shared/events/details/states.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import type { SeenEvent } from '../details/event-access.ts';
import { HostsPanel } from '../hosts/hosts-panel.tsx';
import { CopyActions } from './copy-actions.tsx';
import type { SettingsRead } from './manage-tabs.ts';
import { OwnerActions } from './owner-actions.tsx';

interface SettingsTabProps {
  readonly seen: SeenEvent;
  readonly read: SettingsRead;
}

/** The hosts, and what becomes of the event besides its players. */
export function SettingsTab({ seen: { event }, read: { hosts, people, viewerId, canChange } }: SettingsTabProps) {
  const navigate = useNavigate();
  const { eventId } = event;
  return (
    <SpaceBetween size="l">
      <Container header={<Header variant="h2">Event</Header>}>
        <SpaceBetween direction="horizontal" size="xs">
          {canEdit(event, new Date()) && event.seriesId && (
            <Button onClick={() => void navigate(paths.changeRule(eventId))}>Change how it repeats</Button>
          )}
          <CopyActions event={event} />
          <OwnerActions event={event} viewerId={viewerId} />
        </SpaceBetween>
      </Container>
      <HostsPanel event={event} hosts={hosts} people={people} viewerId={viewerId} canChange={canChange} />
      <AppLink to={paths.eventHistory(eventId)}>History</AppLink>
    </SpaceBetween>
  );
}
