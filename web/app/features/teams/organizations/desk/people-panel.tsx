import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import * as z from 'zod';
import { UserId } from '#shared/ids.ts';
import { organizations } from '#shared/teams/organizations/contract.ts';
import { isHead } from '#shared/teams/organizations/permissions.ts';
import { organizationRoleLabel } from '#shared/teams/organizations/role-words.ts';
import type { OrganizationPerson } from '#shared/teams/organizations/schemas.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { takeKept, useKeptForReturn } from '#web/app/session/kept-for-return.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import type { DeskPanelProps } from './desk-panel.ts';
import { NewPersonForm } from './new-person-form.tsx';
import { RolesForm } from './roles-form.tsx';

/** What is asked about, and about whom: it outlives a sign-in at Google. */
const Asked = z.object({ what: z.enum(['remove', 'leave', 'handOver']), userId: UserId });
type Asked = z.infer<typeof Asked>;

/** People with their roles, and the actions on each. */
export function PeoplePanel({ loaded }: DeskPanelProps) {
  const { people, desk, groups } = loaded;
  const { organizationId } = desk.organization;
  const acts = useActs();
  const keptAs = `people ${organizationId}`;
  const [asked, setAsked] = useState(() => takeKept(keptAs, Asked));
  useKeptForReturn(keptAs, () => asked);
  const about = asked && people.find(({ userId }) => userId === asked.userId);
  const heads = people.filter(({ roles }) => isHead(roles));
  const isOnlyHead = (person: OrganizationPerson) => heads.length === 1 && heads[0]?.userId === person.userId;
  const mayManage = desk.may.includes('manageAdmins');
  return (
    <Container
      header={
        <Header variant="h2" counter={`(${people.length})`}>
          People
        </Header>
      }
    >
      <SpaceBetween size="l">
        <ul className="team-list">
          {people.map((person) => (
            <li key={person.userId}>
              <strong>{person.displayName}</strong>
              <span>{person.roles.map((role) => organizationRoleLabel[role]).join(', ')}</span>
              <PersonWays
                person={person}
                loaded={loaded}
                isOnlyHead={isOnlyHead(person)}
                onAsk={(what) => setAsked({ what, userId: person.userId })}
              />
              {mayManage && (
                <ExpandableSection headerText="Edit roles" headerAriaLabel={`Edit roles of ${person.displayName}`}>
                  <RolesForm
                    key={person.roles.join()}
                    person={person}
                    organizationId={organizationId}
                    userId={person.userId}
                    groups={groups}
                  />
                </ExpandableSection>
              )}
            </li>
          ))}
        </ul>
        {mayManage && <NewPersonForm loaded={loaded} />}
      </SpaceBetween>
      {asked && about && (
        <AskAbout
          what={asked.what}
          person={about}
          isBusy={acts.isRunning}
          onConfirm={() =>
            void acts[asked.what]({ organizationId, userId: asked.userId }).then(() => setAsked(undefined))
          }
          onClose={() => setAsked(undefined)}
        />
      )}
    </Container>
  );
}

function useActs() {
  const remove = useOperation(organizations, 'removeFromOrganization', {
    done: 'Removed',
  });
  const leave = useOperation(organizations, 'leaveOrganization', {
    done: 'You left the organization',
    goTo: (_, { organizationId }) => paths.organization(organizationId),
  });
  const handOver = useOperation(organizations, 'handOverOrganization', {
    done: 'They own the organization now. You’re still an admin',
  });
  return {
    isRunning: remove.isRunning || leave.isRunning || handOver.isRunning,
    remove: remove.run,
    leave: ({ organizationId }: { readonly organizationId: string }) => leave.run({ organizationId }),
    handOver: handOver.run,
  };
}

interface PersonWaysProps extends Pick<DeskPanelProps, 'loaded'> {
  readonly person: OrganizationPerson;
  readonly isOnlyHead: boolean;
  readonly onAsk: (what: Asked['what']) => void;
}

/** Says why the last admin cannot leave (LAST_ADMIN). */
function PersonWays({ person, loaded: { desk, userId }, isOnlyHead, onAsk }: PersonWaysProps) {
  const { displayName, roles } = person;
  const isOwner = roles.includes('orgOwner');
  const mayHandOver = desk.may.includes('handOver') && isHead(roles) && !isOwner;
  const mayRemove = desk.may.includes('manageAdmins') && !isOwner && person.userId !== userId;
  if (isOnlyHead)
    return <span>Last admin. Make another person an admin before they leave, or delete the organization.</span>;
  return (
    <SpaceBetween direction="horizontal" size="xs">
      {mayHandOver && (
        <Button ariaLabel={`Make ${displayName} the owner`} onClick={() => onAsk('handOver')}>
          Make owner
        </Button>
      )}
      {mayRemove && (
        <Button ariaLabel={`Remove ${displayName}`} onClick={() => onAsk('remove')}>
          Remove
        </Button>
      )}
      {person.userId === userId && <Button onClick={() => onAsk('leave')}>Leave</Button>}
    </SpaceBetween>
  );
}

interface AskAboutProps {
  readonly what: Asked['what'];
  readonly person: OrganizationPerson;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

function AskAbout({ what, person, isBusy, onConfirm, onClose }: AskAboutProps) {
  const { displayName, roles } = person;
  const words = {
    remove: {
      title: `Remove ${displayName}?`,
      verb: 'Remove',
      text: 'They lose their roles here and in its communities. We’ll let them know.',
    },
    leave: {
      title: 'Leave the organization?',
      verb: 'Leave',
      text: roles.includes('orgOwner')
        ? 'The longest-serving admin becomes the owner.'
        : 'You lose your roles here. An admin can add you again.',
    },
    handOver: {
      title: `Make ${displayName} the owner?`,
      verb: 'Make owner',
      text: 'They become the owner right away and you stay an admin. Only they can undo this.',
    },
  }[what];
  return (
    <ConfirmDialog
      isOpen
      isBusy={isBusy}
      title={words.title}
      verb={words.verb}
      {...(what === 'handOver' && { asksForSignIn: 'whenStale' })}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {words.text}
    </ConfirmDialog>
  );
}
