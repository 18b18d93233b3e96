import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, useCallback, useState } from 'react';
import { useFetcher, useRevalidator } from 'react-router';
import type { FamilyConnection } from '#shared/people/family/connection-operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { OnceOpened } from '#web/app/shell/page/once-opened.tsx';
import { FamilyList } from './family-list.tsx';
import type { FamilyIntent } from './save-family.ts';
import './family.css';

const load = async () => ({ default: (await import('./family-form.tsx')).FamilyForm });
const FamilyForm = lazy(load);

interface FamilySectionProps {
  readonly own: string;
  /** Undefined when it could not be read. */
  readonly family: readonly FamilyConnection[] | undefined;
}

/** Who is family, who asked to be, and whom one answers for (R-PROF-06). */
export function FamilySection({ own, family }: FamilySectionProps) {
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<FamilyConnection>();
  const { revalidate } = useRevalidator();
  const fetcher = useFetcher();
  const send = (intent: FamilyIntent) =>
    void fetcher.submit(intent as never, { method: 'post', encType: 'application/json' });
  const done = useCallback(() => setAdding(false), []);
  return (
    <Container
      header={
        <Header
          variant="h2"
          counter={family && `(${family.length})`}
          description="Members with an account say yes first. Those without one are seen by their guardians alone."
        >
          Family members
        </Header>
      }
    >
      <SpaceBetween size="m">
        {family ? (
          <FamilyList own={own} family={family} isBusy={fetcher.state !== 'idle'} onSend={send} onRemove={setLeaving} />
        ) : (
          <Button onClick={() => void revalidate()}>Load family members again</Button>
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
          if (leaving) send({ family: 'remove', id: leaving.id });
          setLeaving(undefined);
        }}
      >
        {leaving?.recipientHasAccount === false
          ? 'We forget everything that we keep of them: their name, notes, consents and answers to events.'
          : 'You are not family any more for either of you. You can ask again after thirty days.'}
      </ConfirmDialog>
    </Container>
  );
}

const otherName = ({ requesterId, requesterName, recipientName }: FamilyConnection, own: string) =>
  requesterId === own ? recipientName : requesterName;
