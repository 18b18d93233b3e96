import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { TeamView } from '#shared/teams/details/views.ts';
import { paths } from '#web/app/router/paths.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { ProblemAlert } from '#web/app/shell/page/problem-alert.tsx';
import { useTeamSend } from './use-team-send.ts';

interface JoiningProps {
  readonly view: TeamView;
  readonly isSignedIn: boolean;
}

/** How the reader comes in, waits, or goes. */
export function TeamJoining({ view, isSignedIn }: JoiningProps) {
  const { send, isBusy, problem } = useTeamSend();
  const navigate = useNavigate();
  const { team, roles, request, offer } = view;
  const isHeir = offer && roles.length > 0 && !roles.includes('owner');
  return (
    <SpaceBetween size="m">
      {problem && <ProblemAlert>{problem}</ProblemAlert>}
      {isHeir && (
        <Alert header="This community is offered to you">
          <SpaceBetween direction="horizontal" size="xs">
            <Button onClick={() => send({ intent: 'answerOffer', answer: 'accept' })}>Accept</Button>
            <Button onClick={() => send({ intent: 'answerOffer', answer: 'decline' })}>Decline</Button>
          </SpaceBetween>
        </Alert>
      )}
      {!isSignedIn && team.status === 'active' && team.joinPolicy !== 'closed' && (
        <Button variant="primary" onClick={() => void navigate(paths.login(paths.team(team.teamId)))}>
          Sign in to join
        </Button>
      )}
      {isSignedIn && roles.length > 0 && !roles.includes('owner') && <Leaving name={team.name} />}
      {isSignedIn && request === 'requested' && (
        <SpaceBetween direction="horizontal" size="xs">
          <p>You asked to join.</p>
          <Button onClick={() => send({ intent: 'leave' })}>Take it back</Button>
        </SpaceBetween>
      )}
      {isSignedIn && roles.length === 0 && request !== 'requested' && team.status === 'active' && (
        <Coming view={view} send={send} isBusy={isBusy} />
      )}
    </SpaceBetween>
  );
}

type ComingProps = Pick<JoiningProps, 'view'> & Pick<ReturnType<typeof useTeamSend>, 'send' | 'isBusy'>;

function Coming({ view: { team }, send, isBusy }: ComingProps) {
  const [code, setCode] = useState('');
  const { joinPolicy } = team;
  if (joinPolicy === 'closed') return <p>Nobody can join for now.</p>;
  if (joinPolicy === 'open')
    return (
      <Button variant="primary" loading={isBusy} onClick={() => send({ intent: 'join', answers: [] })}>
        Join
      </Button>
    );
  if (joinPolicy === 'request') return <Asking questions={team.joinQuestions} send={send} isBusy={isBusy} />;
  return (
    <SpaceBetween size="s">
      <FormField label="Code to join">
        <Input value={code} onChange={({ detail }) => setCode(detail.value)} />
      </FormField>
      <Button variant="primary" loading={isBusy} onClick={() => send({ intent: 'joinByCode', code })}>
        Join with the code
      </Button>
    </SpaceBetween>
  );
}

type AskingProps = Omit<ComingProps, 'view'> & { readonly questions: readonly string[] };

/** Asks to join, with answers to what the community asks. */
function Asking({ questions, send, isBusy }: AskingProps) {
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
      <Button variant="primary" loading={isBusy} onClick={() => send({ intent: 'join', answers: [...answers] })}>
        Ask to join
      </Button>
    </SpaceBetween>
  );
}

function Leaving({ name }: { readonly name: string }) {
  const { send } = useTeamSend();
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
          send({ intent: 'leave' });
        }}
        onClose={() => setOpen(false)}
      >
        Your roles go, too. You can join again as everybody can.
      </ConfirmDialog>
    </>
  );
}
