import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { TeamView } from '#shared/teams/details/views.ts';
import { teamMembers } from '#shared/teams/members/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { ProblemAlert } from '#web/app/shell/page/problem-alert.tsx';

interface JoiningProps {
  readonly view: TeamView;
  readonly isSignedIn: boolean;
}

/** How the reader comes in, waits, or goes. */
export function TeamJoining({ view, isSignedIn }: JoiningProps) {
  const leave = useOperation(teamMembers, 'leaveTeam', {
    done: 'You are no member and ask for nothing any more',
    showsProblem: true,
  });
  const answer = useOperation(teamMembers, 'answerOwnership', {
    done: (_, sent) => (sent.answer === 'accept' ? 'The community is yours now' : 'You declined the offer'),
    showsProblem: true,
  });
  const navigate = useNavigate();
  const { team, roles, request, offer } = view;
  const { teamId } = team;
  const problem = leave.problem ?? answer.problem;
  const isHeir = offer && roles.length > 0 && !roles.includes('owner');
  return (
    <SpaceBetween size="m">
      {problem && <ProblemAlert>{problem}</ProblemAlert>}
      {isHeir && (
        <Alert header="This community is offered to you">
          <SpaceBetween direction="horizontal" size="xs">
            <Button onClick={() => answer.run({ teamId, answer: 'accept' })}>Accept</Button>
            <Button onClick={() => answer.run({ teamId, answer: 'decline' })}>Decline</Button>
          </SpaceBetween>
        </Alert>
      )}
      {!isSignedIn && team.status === 'active' && team.joinPolicy !== 'closed' && (
        <Button variant="primary" onClick={() => void navigate(paths.login(paths.team(teamId)))}>
          Sign in to join
        </Button>
      )}
      {isSignedIn && roles.length > 0 && !roles.includes('owner') && (
        <Leaving name={team.name} onLeave={() => void leave.run({ teamId })} />
      )}
      {isSignedIn && request === 'requested' && (
        <SpaceBetween direction="horizontal" size="xs">
          <p>You asked to join.</p>
          <Button onClick={() => leave.run({ teamId })}>Take it back</Button>
        </SpaceBetween>
      )}
      {isSignedIn && roles.length === 0 && request !== 'requested' && team.status === 'active' && (
        <Coming team={team} />
      )}
    </SpaceBetween>
  );
}

function Coming({ team: { teamId, joinPolicy, joinQuestions } }: Pick<TeamView, 'team'>) {
  const { run, isRunning, problem } = useOperation(teamMembers, 'joinTeam', {
    done: ({ outcome }) => (outcome === 'member' ? 'You are a member now' : 'Your request is sent'),
    showsProblem: true,
  });
  if (joinPolicy === 'closed') return <p>Nobody can join for now.</p>;
  if (joinPolicy === 'invite' || joinPolicy === 'code') return <ComingByCode />;
  return (
    <SpaceBetween size="m">
      {problem && <ProblemAlert>{problem}</ProblemAlert>}
      {joinPolicy === 'open' ? (
        <Button variant="primary" loading={isRunning} onClick={() => run({ teamId })}>
          Join
        </Button>
      ) : (
        <Asking questions={joinQuestions} isBusy={isRunning} onAsk={(answers) => void run({ teamId, answers })} />
      )}
    </SpaceBetween>
  );
}

function ComingByCode() {
  const [code, setCode] = useState('');
  const { run, isRunning, problem } = useOperation(teamMembers, 'joinTeamByCode', {
    done: 'You are a member now',
    showsProblem: true,
  });
  return (
    <SpaceBetween size="s">
      {problem && <ProblemAlert>{problem}</ProblemAlert>}
      <FormField label="Code to join">
        <Input value={code} onChange={({ detail }) => setCode(detail.value)} />
      </FormField>
      <Button variant="primary" loading={isRunning} onClick={() => run({ code })}>
        Join with the code
      </Button>
    </SpaceBetween>
  );
}

interface AskingProps {
  readonly questions: readonly string[];
  readonly isBusy: boolean;
  readonly onAsk: (answers: string[]) => void;
}

/** Asks to join, with answers to what the community asks. */
function Asking({ questions, isBusy, onAsk }: AskingProps) {
  const asked = questions.length > 0 ? questions : ['A word about you (optional)'];
  const [answers, setAnswers] = useState<readonly string[]>(asked.map(() => ''));
  const answer = (index: number, text: string) =>
    setAnswers(answers.map((one, position) => (position === index ? text.slice(0, 500) : one)));
  return (
    <SpaceBetween size="s">
      {asked.map((question, index) => (
        <FormField key={question} label={question}>
          <Input value={answers[index] ?? ''} onChange={({ detail }) => answer(index, detail.value)} />
        </FormField>
      ))}
      <Button variant="primary" loading={isBusy} onClick={() => onAsk([...answers])}>
        Ask to join
      </Button>
    </SpaceBetween>
  );
}

function Leaving({ name, onLeave }: { readonly name: string; readonly onLeave: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Leave</Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={`Leave ${name}?`}
        verb="Leave"
        onConfirm={() => {
          setOpen(false);
          onLeave();
        }}
        onClose={() => setOpen(false)}
      >
        Your roles go, too. You can join again as everybody can.
      </ConfirmDialog>
    </>
  );
}
