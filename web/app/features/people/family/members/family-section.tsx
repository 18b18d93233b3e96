import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, useCallback, useState } from 'react';
import { useRevalidator } from 'react-router';
import { isDependantId } from '#shared/ids.ts';
import type { FamilyConnection } from '#shared/people/family/connection-operations.ts';
import { family as familyContract } from '#shared/people/family/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useChange } from '#web/app/operations/use-change.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { useTogether } from '#web/app/operations/use-together.ts';
import { paths } from '#web/app/router/paths.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { OnceOpened } from '#web/app/shell/page/once-opened.tsx';
import { FamilyList } from './family-list.tsx';
import './family.css';

const load = async () => ({ default: (await import('./family-form.tsx')).FamilyForm });
const FamilyForm = lazy(load);

interface FamilySectionProps {
  readonly own: string;
  /** Undefined when it could not be read. */
  readonly family: readonly FamilyConnection[] | undefined;
}

/** Family members, open requests, and children the reader answers for (R-PROF-06). */
export function FamilySection({ own, family }: FamilySectionProps) {
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<FamilyConnection>();
  const { revalidate } = useRevalidator();
  const accept = useOperation(familyContract, 'acceptFamily', {
    done: 'Family connection accepted',
    failed: 'Failed to accept connection',
  });
  const decline = useOperation(familyContract, 'rejectFamily', {
    done: 'Family request declined',
    failed: 'Failed to decline request',
  });
  const remove = useChange(removeMember, {
    done: 'Family connection removed',
    failed: 'Failed to remove connection',
  });
  const { isRunning } = useTogether(accept, decline, remove);
  const done = useCallback(() => setAdding(false), []);
  return (
    <Container
      header={
        <Header
          variant="h2"
          counter={family && `(${family.length})`}
          description="Members with an account accept first. Members without one are visible to their guardians only."
        >
          Family members
        </Header>
      }
    >
      <SpaceBetween size="m">
        {family ? (
          <FamilyList
            own={own}
            family={family}
            isBusy={isRunning}
            onAccept={(connectionId) => void accept.run({ connectionId })}
            onDecline={(connectionId) => void decline.run({ connectionId })}
            onRemove={setLeaving}
          />
        ) : (
          <Button onClick={() => void revalidate()}>Reload family members</Button>
        )}
        {isAdding ? (
          <OnceOpened isOpen load={load}>
            <FamilyForm onDone={done} />
          </OnceOpened>
        ) : (
          <Button onClick={() => setAdding(true)}>Add family members</Button>
        )}
        <AppLink to={paths.familyWeek()}>Family week</AppLink>
      </SpaceBetween>
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title={`Remove ${leaving ? otherName(leaving, own) : ''}?`}
        verb="Remove"
        onClose={() => setLeaving(undefined)}
        onConfirm={() => {
          if (leaving) void remove.run({ id: leaving.id });
          setLeaving(undefined);
        }}
      >
        {leaving?.recipientHasAccount === false
          ? 'We delete everything about them: name, notes, consents and answers to events.'
          : 'You’ll no longer be family on Rovers. You can ask again in 30 days.'}
      </ConfirmDialog>
    </Container>
  );
}

const removeMember = ({ id }: { readonly id: string }) =>
  isDependantId(id)
    ? operations(familyContract).removeDependant({ dependantId: id })
    : operations(familyContract).removeFamily({ connectionId: id });

const otherName = ({ requesterId, requesterName, recipientName }: FamilyConnection, own: string) =>
  requesterId === own ? recipientName : requesterName;
