import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Problem, titleOf } from '#shared/contract/errors.ts';
import { quantity } from '#shared/quantity.ts';
import { type ChildAnswer, teamInvites } from '#shared/teams/invites/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { hasSession } from '#web/app/session/access-token.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { BannerPage } from '#web/app/shell/page/banner-page.tsx';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { PageButton } from '#web/app/shell/page/page-button.tsx';
import { ProblemAlert } from '#web/app/shell/page/problem-alert.tsx';
import { TeamCover, TeamCrest } from '../details/team-crest.tsx';

/** A shorter token is not ours. */
const shortest = 40;

/** The link of a mail. Opening it changes nothing: mail scanners open links too. */
export async function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const isSignedIn = hasSession();
  const gone = { token, isSignedIn, invite: undefined, refusal: titleOf(new Problem('team.inviteInvalid')) };
  if (token.length < shortest) return gone;
  try {
    return {
      token,
      isSignedIn,
      refusal: undefined,
      invite: await operations(teamInvites).readTeamInvite({ token }, { signal: request.signal }),
    };
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'team.inviteInvalid') throw error;
    return gone;
  }
}

const JoinForChild = lazy(async () => ({ default: (await import('./join-for-child.tsx')).JoinForChild }));

const firstName = (name: string) => name.split(' ')[0] ?? name;

const joinedWords = (child: 'yours' | 'asked' | undefined) =>
  child === 'asked' ? 'You joined. Confirm in your family that you’re a parent, too.' : "You're a member now";

const declined = 'You declined the invitation';

/** The community a player is invited to, before they accept or decline. */
export function Component() {
  const { token, isSignedIn, invite, refusal } = useLoaderData<typeof loader>();
  const refuse = useOperation(teamInvites, 'refuseTeamInvite', {
    done: declined,
    goTo: paths.startCommunity,
    showsProblem: true,
  });
  const answer = useOperation(teamInvites, 'answerTeamInvite', {
    done: ({ child }, sent) => (sent.answer === 'accept' ? joinedWords(child) : declined),
    goTo: ({ teamId }, sent) => (sent.answer === 'accept' ? paths.team(teamId) : paths.myCommunities),
    showsProblem: true,
  });
  if (!invite)
    return (
      <Page title="You're invited" width="narrow">
        <Alert type="info">{refusal}</Alert>
      </Page>
    );
  const { team, invitedBy, message, child } = invite;
  const problem = answer.problem ?? refuse.problem;
  const decline = () => (isSignedIn ? answer.run({ token, answer: 'decline' }) : refuse.run({ token }));
  const here = paths.teamInvite(token);
  const joinWords = child ? `Join as ${firstName(child.name)}’s parent` : `Join ${team.name}`;
  return (
    <BannerPage
      title={team.name}
      documentTitle="You're invited"
      line={`${invitedBy} invited ${child?.name ?? 'you'}`}
      cover={<TeamCover team={team} />}
      mark={<TeamCrest team={team} size={104} />}
      colors={team.colours}
    >
      <SpaceBetween size="m">
        <p>{[team.tagline, team.city.name, quantity(team.memberCount, 'member')].filter(Boolean).join(' · ')}</p>
        {message !== '' && <p className="pre-line">{message}</p>}
        {problem && (
          <ProblemAlert>
            {problem}
            {answer.rejection?.code === 'team.full' &&
              ' We told its owner. Your invitation stays open, so try again when there’s room.'}
          </ProblemAlert>
        )}
        {isSignedIn ? (
          <JoinButton
            child={child}
            words={joinWords}
            isRunning={answer.isRunning}
            onJoin={(said) => void answer.run({ token, answer: 'accept', ...(said && { child: said }) })}
          />
        ) : (
          <PageButton variant="primary" fullWidth to={paths.signUp(here)}>
            {joinWords}
          </PageButton>
        )}
        <SpaceBetween direction="horizontal" size="m" alignItems="center">
          {!isSignedIn && <AppLink to={paths.login(here)}>I have an account</AppLink>}
          <Button onClick={() => void decline()}>No, thanks</Button>
        </SpaceBetween>
      </SpaceBetween>
    </BannerPage>
  );
}

interface JoinButtonProps {
  readonly child: { readonly name: string; readonly isKnown: boolean } | undefined;
  readonly words: string;
  readonly isRunning: boolean;
  readonly onJoin: (child?: ChildAnswer) => void;
}

/** A parent says first which child it is for, unless another parent did. */
const JoinButton = ({ child, words, isRunning, onJoin }: JoinButtonProps) =>
  child && !child.isKnown ? (
    <LaterPart height={420}>
      <JoinForChild name={child.name} joinWords={words} isRunning={isRunning} onJoin={onJoin} />
    </LaterPart>
  ) : (
    <Button variant="primary" fullWidth loading={isRunning} onClick={() => onJoin()}>
      {words}
    </Button>
  );
