import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Problem, titleOf } from '#shared/contract/errors.ts';
import { quantity } from '#shared/quantity.ts';
import { teamInvites } from '#shared/teams/invites/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { hasSession } from '#web/app/session/access-token.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { BannerPage } from '#web/app/shell/page/banner-page.tsx';
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
    done: (_, sent) => (sent.answer === 'accept' ? "You're a member now" : declined),
    goTo: ({ teamId }, sent) => (sent.answer === 'accept' ? paths.team(teamId) : paths.myCommunities),
    showsProblem: true,
  });
  if (!invite)
    return (
      <Page title="You're invited" width="narrow">
        <Alert type="info">{refusal}</Alert>
      </Page>
    );
  const { team, invitedBy, message } = invite;
  const problem = answer.problem ?? refuse.problem;
  const decline = () => (isSignedIn ? answer.run({ token, answer: 'decline' }) : refuse.run({ token }));
  const here = paths.teamInvite(token);
  const joinWords = `Join ${team.name}`;
  return (
    <BannerPage
      title={team.name}
      documentTitle="You're invited"
      line={`${invitedBy} invited you`}
      cover={<TeamCover team={team} />}
      mark={<TeamCrest team={team} size={104} />}
      colors={team.colours}
    >
      <SpaceBetween size="m">
        <p>{[team.tagline, team.city.name, quantity(team.memberCount, 'member')].filter(Boolean).join(' · ')}</p>
        {message !== '' && <p className="pre-line">{message}</p>}
        {problem && <ProblemAlert>{problem}</ProblemAlert>}
        {isSignedIn ? (
          <Button
            variant="primary"
            fullWidth
            loading={answer.isRunning}
            onClick={() => answer.run({ token, answer: 'accept' })}
          >
            {joinWords}
          </Button>
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
