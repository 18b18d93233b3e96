import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { awaited, type ChangeRequest } from '#shared/competitions/schedules/change-request.ts';
import { schedules } from '#shared/competitions/schedules/contract.ts';
import type { PlayedAt } from '#shared/competitions/schedules/schemas.ts';
import type { PublicSchedule } from '#shared/competitions/schedules/views.ts';
import { sentenceOf } from '#web/app/operations/rejection.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { useTogether } from '#web/app/operations/use-together.ts';
import { clockAt, courtNames, dayAt, dayName, squadNames } from '../names.ts';

interface Props {
  readonly requests: readonly ChangeRequest[];
  readonly schedule: Pick<PublicSchedule, 'seasonId' | 'squads' | 'places' | 'matches'>;
  readonly mine: { readonly captainOf: readonly string[]; readonly maySchedule: boolean };
  /** Answers a request with other times. */
  readonly onCounter: (request: ChangeRequest) => void;
}

const words: Readonly<Record<ChangeRequest['status'], string>> = {
  open: 'waiting for an answer',
  countered: 'new times suggested',
  accepted: 'agreed, waiting for the organizer',
  approved: 'match moved',
  declined: 'declined',
  expired: 'no answer in time',
};

/** Requests for other times, with what the viewer can say to each. */
export function Requests({ requests, ...props }: Props) {
  const { open = [], over = [] } = Object.groupBy(requests.slice(0, 20), (request) =>
    standingIn(request, props.mine).isOpen ? 'open' : 'over',
  );
  return (
    <Container header={<Header variant="h2">New-time requests</Header>}>
      <SpaceBetween size="m">
        {open.length > 0 ? <Lines requests={open} {...props} /> : <p>No open requests.</p>}
        {over.length > 0 && (
          <ExpandableSection headerText="Earlier requests">
            <Lines requests={over} {...props} />
          </ExpandableSection>
        )}
      </SpaceBetween>
    </Container>
  );
}

interface LineProps extends Omit<Props, 'requests'> {
  readonly request: ChangeRequest;
}

const Lines = ({ requests, ...props }: Omit<LineProps, 'request'> & Pick<Props, 'requests'>) => (
  <ul className="page-rows schedule-matches">
    {requests.map((request) => (
      <li key={request.requestId}>
        <RequestLine request={request} {...props} />
      </li>
    ))}
  </ul>
);

function RequestLine({ request, schedule, mine, onCounter }: LineProps) {
  const nameOf = squadNames(schedule.squads);
  const { requestId, version, status, askedBy, asked, options, chosen } = request;
  const { isWaiting, isMyTurn, isOpen, asksMyself } = standingIn(request, mine);
  const answer = useOperation(schedules, 'answerChangeRequest', {
    done: (after) => answeredWords[after.status] ?? 'Agreed. The organizer approves it next.',
    showsProblem: true,
  });
  const decide = useOperation(schedules, 'decideChangeRequest', {
    done: (_, { decision }) =>
      decision === 'approve' ? 'Match moved. Both teams got a notification' : 'The match stays as it is',
    showsProblem: true,
  });
  const { isRunning, rejection } = useTogether(answer, decide);
  const of = { seasonId: schedule.seasonId, requestId, version };
  const say = (at: PlayedAt) =>
    `${dayName(dayAt(at))}, ${clockAt(at)}, ${courtNames(schedule.places)(at.placeId, at.courtId)}`;
  const now = schedule.matches.find(({ key }) => key === request.key)?.at;
  return (
    <SpaceBetween size="xs">
      {rejection && <Alert type="error">{sentenceOf(rejection)}</Alert>}
      <span>
        <strong>{`${nameOf(askedBy)} to ${nameOf(asked)}`}</strong>: {words[status]}. “{request.reason}”
      </span>
      {isOpen && now && <small>Now: {say(now)}</small>}
      {chosen && <span>{say(chosen)}</span>}
      {isWaiting && !isMyTurn && <span>Offered: {options.map(say).join('; ')}</span>}
      {isMyTurn &&
        options.map((option, index) => (
          <Button
            key={`${option.localStart} ${option.courtId}`}
            disabled={isRunning}
            wrapText
            onClick={() => answer.run({ ...of, answer: { do: 'accept', option: index } })}
          >{`Accept ${say(option)}`}</Button>
        ))}
      <SpaceBetween direction="horizontal" size="xs">
        {isMyTurn && <Button onClick={() => onCounter(request)}>Suggest other times</Button>}
        {isOpen && (isMyTurn || asksMyself) && (
          <Button disabled={isRunning} onClick={() => answer.run({ ...of, answer: { do: 'decline' } })}>
            {asksMyself ? 'Cancel request' : 'Decline'}
          </Button>
        )}
        {status === 'accepted' && mine.maySchedule && (
          <SpaceBetween direction="horizontal" size="xs">
            <Button onClick={() => decide.run({ ...of, decision: 'approve' })}>Approve</Button>
            <Button onClick={() => decide.run({ ...of, decision: 'refuse' })}>Decline</Button>
          </SpaceBetween>
        )}
      </SpaceBetween>
    </SpaceBetween>
  );
}

const answeredWords: Partial<Readonly<Record<ChangeRequest['status'], string>>> = {
  declined: 'The match stays as it is.',
  approved: 'Match moved.',
};

/** What a request waits for, and whose it is. */
function standingIn(request: ChangeRequest, { captainOf }: Props['mine']) {
  const turn = awaited(request);
  const isWaiting = turn !== undefined;
  return {
    isWaiting,
    isMyTurn: isWaiting && captainOf.includes(turn),
    isOpen: isWaiting || request.status === 'accepted',
    asksMyself: captainOf.includes(request.askedBy),
  };
}
