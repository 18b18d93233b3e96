import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useFetcher } from 'react-router';
import type { CalendarFeed } from '#shared/events/calendars/schemas.ts';
import { ProblemAlert } from '#web/app/shell/page/problem-alert.tsx';
import type { FeedIntent, FeedOutcome } from './feed-intents.ts';
import { FeedList } from './feed-list.tsx';
import { MakeLink } from './make-link.tsx';
import { NewLink } from './new-link.tsx';

/** All links of a person, the one that was just made, and the way to make another. */
export function FeedLinks({ feeds }: { feeds: readonly CalendarFeed[] }) {
  const fetcher = useFetcher<FeedOutcome>();
  const send = (intent: FeedIntent) =>
    void fetcher.submit({ ...intent }, { method: 'post', encType: 'application/json' });
  const { made, rejection } = (fetcher.state === 'idle' && fetcher.data) || {};
  const isStillThere = made && feeds.some(({ feedId }) => feedId === made.feedId);
  return (
    <Container
      header={
        <Header
          variant="h2"
          description="Calendar programs ask a link again and again, so what changes here changes there."
        >
          Calendar links
        </Header>
      }
    >
      <SpaceBetween size="l">
        <div aria-live="polite">{isStillThere && <NewLink feed={made} />}</div>
        {rejection && Object.keys(rejection.fields).length === 0 && <ProblemAlert>{rejection.title}</ProblemAlert>}
        <FeedList feeds={feeds} onSend={send} />
        <MakeLink
          key={feeds.length}
          isSending={fetcher.state !== 'idle'}
          fields={rejection?.fields ?? {}}
          onSend={send}
        />
      </SpaceBetween>
    </Container>
  );
}
