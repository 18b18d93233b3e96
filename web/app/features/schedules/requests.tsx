import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { awaited, type ChangeRequest } from '#shared/competitions/schedules/change-request.ts';
import type { PlayedAt } from '#shared/competitions/schedules/schemas.ts';
import type { PublicSchedule } from '#shared/competitions/schedules/views.ts';
import { clockAt, courtNames, dayAt, dayName, squadNames } from './names.ts';
import type { RequestIntent } from './request-action.ts';
import { sentenceOf, useSend } from './use-send.ts';

interface Props {
  readonly requests: readonly ChangeRequest[];
  readonly schedule: Pick<PublicSchedule, 'squads' | 'places'>;
  readonly mine: { readonly captainOf: readonly string[]; readonly maySchedule: boolean };
  /** Answers a request with other times. */
  readonly onCounter: (request: ChangeRequest) => void;
}

const words: Readonly<Record<ChangeRequest['status'], string>> = {
  open: 'waits for an answer',
  countered: 'waits for an answer to other times',
  accepted: 'agreed on, waits for who makes the schedule',
  approved: 'the match was moved',
  declined: 'declined',
  expired: 'ended without an answer',
};

/** Requests for other times, with what the viewer can say to each. */
export function Requests({ requests, ...props }: Props) {
  const { send, isBusy, rejection } = useSend<RequestIntent>();
  return (
    <Container header={<Header variant="h2">Requests for other times</Header>}>
      <SpaceBetween size="m">
        {rejection && <Alert type="error">{sentenceOf(rejection)}</Alert>}
        <ul className="schedule-matches">
          {requests.slice(0, 20).map((request) => (
            <li key={request.requestId}>
              <RequestLine request={request} {...props} {...{ send, isBusy }} />
            </li>
          ))}
        </ul>
      </SpaceBetween>
    </Container>
  );
}

interface LineProps extends Omit<Props, 'requests'> {
  readonly request: ChangeRequest;
  readonly send: (intent: RequestIntent) => unknown;
  readonly isBusy: boolean;
}

function RequestLine({ request, schedule, mine, send, isBusy, onCounter }: LineProps) {
  const nameOf = squadNames(schedule.squads);
  const { requestId, version, status, askedBy, asked } = request;
  const turn = awaited(request);
  const isMyTurn = turn !== undefined && mine.captainOf.includes(turn);
  const of = { requestId, version };
  const say = (at: PlayedAt) =>
    `${dayName(dayAt(at))}, ${clockAt(at)}, ${courtNames(schedule.places)(at.placeId, at.courtId)}`;
  return (
    <SpaceBetween size="xs">
      <span>
        <strong>{`${nameOf(askedBy)} asks ${nameOf(asked)}`}</strong>: {words[status]}. “{request.reason}”
      </span>
      {request.chosen ? <span>{say(request.chosen)}</span> : null}
      {isMyTurn &&
        request.options.map((option, index) => (
          <Button
            key={`${option.localStart} ${option.courtId}`}
            disabled={isBusy}
            onClick={() => send({ intent: 'accept', ...of, option: index })}
          >{`Accept ${say(option)}`}</Button>
        ))}
      <SpaceBetween direction="horizontal" size="xs">
        {isMyTurn && <Button onClick={() => onCounter(request)}>Offer other times</Button>}
        {isMyTurn && <Button onClick={() => send({ intent: 'decline', ...of })}>Decline</Button>}
        {status === 'accepted' && mine.maySchedule && (
          <SpaceBetween direction="horizontal" size="xs">
            <Button onClick={() => send({ intent: 'approve', ...of })}>Approve</Button>
            <Button onClick={() => send({ intent: 'refuse', ...of })}>Refuse</Button>
          </SpaceBetween>
        )}
      </SpaceBetween>
    </SpaceBetween>
  );
}
