import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import type { Category, Tournament } from '#shared/competitions/tournaments/schemas.ts';
import { LinkShare } from '#web/app/media/link-share.tsx';
import { sentenceOf } from '#web/app/operations/rejection.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { ProblemAlert } from '#web/app/shell/page/problem-alert.tsx';
import { InviteByName } from './invite-by-name.tsx';

interface InviteLinkProps {
  readonly category: Pick<Category, 'categoryId' | 'name'>;
  readonly tournament: Pick<Tournament, 'tournamentId' | 'slug' | 'name'>;
}

/** A link for a player who has a partner in mind: one press of the partner enters both. */
export function InviteLink({ category: { categoryId, name }, tournament }: InviteLinkProps) {
  const { tournamentId, slug } = tournament;
  const [token, setToken] = useState<string>();
  const { run, isRunning, rejection } = useOperation(tournamentsContract, 'invitePartner', { showsProblem: true });
  const invite = async () => setToken((await run({ tournamentId, categoryId }))?.token);
  return (
    <SpaceBetween size="s">
      <InviteByName {...{ tournamentId, categoryId }} />
      {rejection && <ProblemAlert>{sentenceOf(rejection)}</ProblemAlert>}
      {token === undefined ? (
        <Button loading={isRunning} onClick={() => void invite()}>
          Get a link for your partner
        </Button>
      ) : (
        <>
          <p>Send this link to your partner. When they join, you’re both in.</p>
          <LinkShare
            link={`${location.origin}${paths.tournamentPartner(slug, token)}`}
            title={`${tournament.name}, ${name}`}
          />
        </>
      )}
    </SpaceBetween>
  );
}
