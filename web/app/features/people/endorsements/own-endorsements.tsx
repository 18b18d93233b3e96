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
import { Avatar } from '#web/blocks/look/avatar.ts';
import { LevelStars, wordsOf } from './endorsement-words.tsx';
import '../people-rows.css';

type Mine = Answer<(typeof endorsementsContract)['operations']['listMyEndorsements']>['endorsements'];

/** Your endorsements with their authors, each with a way to remove it. */
export function OwnEndorsements({ endorsements }: { readonly endorsements: Mine }) {
  const [leaving, setLeaving] = useState<Mine[number]>();
  const { run } = useOperation(endorsementsContract, 'removeEndorsement', { done: 'Endorsement removed' });
  return (
    <Container header={<Header variant="h2">Endorsements</Header>}>
      {endorsements.length === 0 && <p>No endorsements yet. Players you played with can endorse you.</p>}
      <ul className="people-rows">
        {endorsements.map((one) => (
          <li key={`${one.authorId} ${one.endorsedFor}`} className="people-row">
            <Avatar name={one.authorName || 'Unnamed Player'} size={40} />
            <span className="people-row-words">
              <b>
                {wordsOf(one)} <LevelStars level={one.level} />
              </b>
              <AppLink to={paths.profileOf(one.authorId)}>{one.authorName || 'Unnamed Player'}</AppLink>
            </span>
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
        It disappears from your profile. We won’t tell them.
      </ConfirmDialog>
    </Container>
  );
}
