import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense, useState } from 'react';
import type { TeamView } from '#shared/teams/details/views.ts';
import type { RosterEntry } from '#shared/teams/roster/contract.ts';
import type { RosterMerge } from '#shared/teams/roster/people-operations.ts';
import type { RosterSheet } from '#shared/teams/roster/sheet.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { JoinCode } from '../invites/join-code.tsx';
import { OwnEntry } from './own-entry.tsx';

const SheetForm = lazy(async () => ({ default: (await import('./sheet-form.tsx')).SheetForm }));

const Merges = lazy(async () => ({ default: (await import('./people/merges.tsx')).Merges }));

interface ManagingProps {
  readonly team: Pick<TeamView['team'], 'teamId' | 'name'>;
  readonly joinCode?: TeamView['joinCode'];
  readonly own?: RosterEntry | undefined;
  readonly sheet: RosterSheet;
  readonly sheetVersion: number;
  readonly merges: readonly RosterMerge[];
}

/** Below the players: the code that lets more in, files, settings, and the organizer's own line. */
export function Managing({ team: { teamId, name }, joinCode, own, sheet, sheetVersion, merges }: ManagingProps) {
  const [isLayingOut, setLayingOut] = useState(false);
  return (
    <SpaceBetween size="l">
      <Container header={<Header variant="h2">Team code</Header>}>
        {joinCode ? (
          <JoinCode joinCode={joinCode} teamId={teamId} teamName={name} />
        ) : (
          <AppLink to={paths.teamInvites(teamId)}>Create a code that lets players join</AppLink>
        )}
      </Container>
      <SpaceBetween direction="horizontal" size="m" alignItems="center">
        <AppLink to={paths.teamImport(teamId)}>Import or export</AppLink>
        <Button onClick={() => setLayingOut(!isLayingOut)} ariaExpanded={isLayingOut}>
          Roster settings
        </Button>
      </SpaceBetween>
      <Suspense>
        {isLayingOut && <SheetForm key={sheetVersion} teamId={teamId} sheet={sheet} version={sheetVersion} />}
      </Suspense>
      <Suspense>{merges.length > 0 && <Merges teamId={teamId} merges={merges} />}</Suspense>
      {own && <OwnEntry key={own.version} teamId={teamId} entry={own} sheet={sheet} />}
    </SpaceBetween>
  );
}
