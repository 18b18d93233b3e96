import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { lazy, useState } from 'react';
import { family } from '#shared/people/family/contract.ts';
import type { DependantView, GuardianView } from '#shared/people/family/dependant-operations.ts';
import { guardianRights } from '#shared/people/family/guardian.ts';
import { shownPhone } from '#shared/phone.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { OnceOpened } from '#web/app/shell/page/once-opened.tsx';
import { Avatar } from '#web/blocks/look/avatar.ts';
import '../../people-rows.css';

const load = async () => ({ default: (await import('./guardian-form.tsx')).GuardianForm });
const GuardianForm = lazy(load);

interface GuardiansPanelProps {
  readonly own: string;
  readonly member: DependantView;
  readonly mayDecide: boolean;
}

/** A child's guardians, their household, and what each may do. */
export function GuardiansPanel({ own, member, mayDecide }: GuardiansPanelProps) {
  const [editing, setEditing] = useState<GuardianView | 'new'>();
  const [leaving, setLeaving] = useState<GuardianView>();
  const { run } = useOperation(family, 'removeGuardian', { done: 'Guardian removed' });
  const guardians = [...member.guardians].sort((a, b) => a.priority - b.priority);
  const isSelf = leaving?.userId === own;
  return (
    <Container
      header={
        <Header
          variant="h2"
          counter={`(${guardians.length})`}
          actions={mayDecide && <Button onClick={() => setEditing('new')}>Invite a guardian</Button>}
        >
          Guardians
        </Header>
      }
    >
      <ul className="people-rows">
        {guardians.map((guardian) => (
          <li key={guardian.userId} className="people-row">
            <GuardianWords guardian={guardian} isSelf={guardian.userId === own} />
            {(mayDecide || guardian.userId === own) && (
              <div className="guardian-actions">
                <Button ariaLabel={`Change ${guardian.displayName}`} onClick={() => setEditing(guardian)}>
                  Change
                </Button>
                <Button ariaLabel={`Remove ${guardian.displayName}`} onClick={() => setLeaving(guardian)}>
                  {guardian.userId === own ? 'Step down' : 'Remove'}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {editing && (
        <OnceOpened isOpen load={load}>
          <GuardianForm
            key={editing === 'new' ? 'new' : editing.userId}
            guardian={editing === 'new' ? undefined : editing}
            own={own}
            mayDecide={mayDecide}
            member={member}
            onClose={() => setEditing(undefined)}
          />
        </OnceOpened>
      )}
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title={isSelf ? 'Step down as a guardian?' : `Remove ${leaving?.displayName ?? ''}?`}
        verb={isSelf ? 'Step down' : 'Remove'}
        onClose={() => setLeaving(undefined)}
        onConfirm={() => {
          if (leaving) void run({ dependantId: member.dependantId, userId: leaving.userId });
          setLeaving(undefined);
        }}
      >
        {isSelf ? 'You’ll' : 'They’ll'} no longer see {member.firstName}. A guardian who can consent always stays.
      </ConfirmDialog>
    </Container>
  );
}

function GuardianWords({ guardian, isSelf }: { guardian: GuardianView; isSelf: boolean }) {
  const { displayName, household, relation, rights, status, phoneNumber, contactShielded, priority, isThemselves } =
    guardian;
  const may = guardianRights.filter(({ value }) => rights.includes(value)).map(({ label }) => label);
  return (
    <>
      <Avatar name={displayName} size={40} />
      <div className="people-row-words">
        <b>{isSelf ? `${displayName} (you)` : displayName}</b>
        <span>
          {isThemselves
            ? 'Has their own login and shares these rights'
            : `Household ${household}, ${relation}, call ${['first', 'second', 'third', 'fourth'][priority - 1]}`}
          {status === 'asked' && ', hasn’t answered yet'}
        </span>
        <span>{phoneNumber ? shownPhone(phoneNumber) : contactShielded ? 'Contact hidden' : 'No phone number'}</span>
        <span>{may.length > 0 ? may.join(' · ') : 'Can only view'}</span>
      </div>
    </>
  );
}
