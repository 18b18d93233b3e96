import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { useState } from 'react';
import type { Answer } from '#shared/contract/operation.ts';
import { endorsementsContract } from '#shared/people/endorsements/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { wordsOf } from './endorsements-panel.tsx';

type Mine = Answer<(typeof endorsementsContract)['operations']['listMyEndorsements']>['endorsements'];

/** What others endorse in oneself and who they are, each with a way to remove it. */
export function OwnEndorsements({ endorsements }: { readonly endorsements: Mine }) {
  const [leaving, setLeaving] = useState<Mine[number]>();
  const { run } = useOperation(endorsementsContract, 'removeEndorsement', { done: 'The endorsement is removed' });
  return (
    <Container header={<Header variant="h2">Endorsements</Header>}>
      {endorsements.length === 0 && <p>None yet: players who were at an event with you can endorse you.</p>}
      <ul className="games">
        {endorsements.map((one) => (
          <li key={`${one.authorId} ${one.endorsedFor}`}>
            {wordsOf(one)}, by{' '}
            <AppLink to={paths.profileOf(one.authorId)}>{one.authorName || 'Unnamed Player'}</AppLink>{' '}
            <Button ariaLabel={`Remove ${wordsOf(one)} by ${one.authorName}`} onClick={() => setLeaving(one)}>
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title="Remove this endorsement?"
        verb="Remove"
        onClose={() => setLeaving(undefined)}
        onConfirm={() => {
          if (leaving) void run({ authorId: leaving.authorId, endorsedFor: leaving.endorsedFor });
          setLeaving(undefined);
        }}
      >
        It counts on your profile no more. They are not told.
      </ConfirmDialog>
    </Container>
  );
}
