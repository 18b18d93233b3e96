import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type ReactNode, use } from 'react';
import type { Event } from '#shared/events/details/schemas.ts';
import { draftKeptUntil } from '#shared/events/lifecycle/draft-term.ts';
import { SmallCover } from '#web/app/media/small-cover.tsx';
import type { EventAnswer } from '#web/app/operations/event-answers.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { startIn, startOf } from '#web/blocks/event-time.ts';
import type { AskedOfMe as Asked } from './load-asked.ts';
import { useEventAnswer } from './use-event-answer.ts';

interface AskedOfMeProps {
  readonly asked: Promise<Asked | undefined>;
  readonly hosted: readonly Event[];
}

/** What waits for the person's answer, and what they host; nothing for a person without either. */
export function AskedOfMe({ asked, hosted }: AskedOfMeProps) {
  const { toHost, invitations } = use(asked) ?? { toHost: [], invitations: [] };
  return (
    <>
      {toHost.length + invitations.length > 0 && (
        <Container header={<Header variant="h2">Invitations</Header>}>
          <ul className="event-list">
            {toHost.map((event) => (
              <Line key={event.eventId} event={event} words={`${event.hostName} asks you to host it too`}>
                <Answer event={event} answer="host" primary>
                  Host it
                </Answer>
                <Answer event={event} answer="doNotHost">
                  Decline
                </Answer>
              </Line>
            ))}
            {invitations.map(({ event, invitedBy }) => (
              <Line key={event.eventId} event={event} words={`${invitedBy} invites you`}>
                <Answer event={event} answer="join" primary>
                  Join
                </Answer>
                <Answer event={event} answer="maybe">
                  Maybe
                </Answer>
                <Answer event={event} answer="declined">
                  No
                </Answer>
              </Line>
            ))}
          </ul>
        </Container>
      )}
      {hosted.length > 0 && (
        <Container header={<Header variant="h2">You host</Header>}>
          <ul className="event-list">
            {hosted.map((event) => (
              <Line key={event.eventId} event={event} words={stateOf(event)}>
                <AppLink to={paths.manageEvent(event.eventId)}>Manage {event.title}</AppLink>
              </Line>
            ))}
          </ul>
        </Container>
      )}
    </>
  );
}

const stateOf = (event: Event): string =>
  event.status === 'draft'
    ? `A draft, seen by its hosts alone, kept until ${startIn(event.timeZone, draftKeptUntil(event))}`
    : states[event.status];

const states: Readonly<Record<Exclude<Event['status'], 'draft'>, string>> = {
  scheduled: '',
  postponed: 'Postponed, with a new time to come',
  cancelled: 'Cancelled',
};

interface LineProps {
  readonly event: Event;
  readonly words: string;
  readonly children: ReactNode;
}

const Line = ({ event, words, children }: LineProps) => (
  <li>
    <SmallCover cover={event.cover} />
    <AppLink to={paths.event(event.eventId)} fontSize="heading-s">
      {event.title}
    </AppLink>
    <div>{startOf(event)}</div>
    {words && <div>{words}</div>}
    <SpaceBetween direction="horizontal" size="xs">
      {children}
    </SpaceBetween>
  </li>
);

interface AnswerProps {
  readonly event: Event;
  readonly answer: EventAnswer;
  readonly primary?: boolean;
  readonly children: string;
}

function Answer({ event: { eventId, title }, answer, primary = false, children }: AnswerProps) {
  const { run, isRunning } = useEventAnswer();
  return (
    <Button
      variant={primary ? 'primary' : 'normal'}
      ariaLabel={`${children}: ${title}`}
      loading={isRunning}
      onClick={() => run({ eventId, answer })}
    >
      {children}
    </Button>
  );
}
