import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import type { Output } from '#shared/contract/operation.ts';
import { operations } from '#web/app/operations/operations.ts';
import { sentenceFor } from '#web/app/operations/problems.ts';
import { sentenceOf } from '#web/app/operations/rejection.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { ProblemAlert } from '#web/app/shell/page/problem-alert.tsx';
import { entryWords } from '../tournament-words.ts';

interface PartnerInviteProps {
  readonly token: string;
  readonly slug: string;
  readonly isSignedIn: boolean;
}

/** What the link of a partner opens: who invites, and one press that enters both. */
export const PartnerInvite = ({ token, slug, isSignedIn }: PartnerInviteProps) =>
  isSignedIn ? (
    <Invited {...{ token, slug }} />
  ) : (
    <Container header={<Header variant="h2">You’re invited to play as a pair</Header>}>
      <AppLink to={paths.login(paths.tournamentPartner(slug, token))}>Sign in to join</AppLink>
    </Container>
  );

type Invite = Output<(typeof tournamentsContract)['operations']['getPartnerInvite']>;

function Invited({ token, slug }: Omit<PartnerInviteProps, 'isSignedIn'>) {
  const navigate = useNavigate();
  const [invite, setInvite] = useState<Invite>();
  const [problem, setProblem] = useState<string>();
  const { run, isRunning, rejection } = useOperation(tournamentsContract, 'joinPartner', {
    done: ({ position }) => entryWords(position),
    showsProblem: true,
  });
  useEffect(() => {
    const leaving = new AbortController();
    operations(tournamentsContract)
      .getPartnerInvite({ token }, { signal: leaving.signal })
      .then(setInvite, (error: unknown) => leaving.signal.aborted || setProblem(sentenceFor(error)));
    return () => leaving.abort();
  }, [token]);
  const join = async () => {
    if (await run({ token })) void navigate(paths.tournament(slug), { replace: true });
  };
  if (problem) return <ProblemAlert>{problem}</ProblemAlert>;
  if (!invite || invite.isOwn) return null;
  return (
    <Container header={<Header variant="h2">{`${invite.name} wants to play with you`}</Header>}>
      <SpaceBetween size="m">
        {rejection && <ProblemAlert>{sentenceOf(rejection)}</ProblemAlert>}
        <p>{`You’d play ${invite.category} as a pair. Joining enters you both.`}</p>
        <Button variant="primary" fullWidth loading={isRunning} onClick={() => void join()}>
          Join
        </Button>
      </SpaceBetween>
    </Container>
  );
}
