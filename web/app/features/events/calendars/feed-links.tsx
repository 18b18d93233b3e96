import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { calendarsContract } from '#shared/events/calendars/contract.ts';
import type { CalendarFeed } from '#shared/events/calendars/schemas.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { useTogether } from '#web/app/operations/use-together.ts';
import { ProblemAlert } from '#web/app/shell/page/problem-alert.tsx';
import { FeedList } from './feed-list.tsx';
import { MakeLink } from './make-link.tsx';
import { type NewFeed, NewLink } from './new-link.tsx';

/** All links of a person, the one that was just made, and the way to make another. */
export function FeedLinks({ feeds }: { feeds: readonly CalendarFeed[] }) {
  const [made, setMade] = useState<NewFeed>();
  const create = useOperation(calendarsContract, 'createFeed', {
    done: 'Your link is ready',
    onDone: setMade,
    showsProblem: true,
  });
  const renew = useOperation(calendarsContract, 'renewFeed', {
    done: 'New link ready. The old one no longer works',
    onDone: setMade,
    showsProblem: true,
  });
  const revoke = useOperation(calendarsContract, 'revokeFeed', { done: 'The link is revoked', showsProblem: true });
  const { isRunning, rejection } = useTogether(create, renew, revoke);
  /** The address that was shown is not shown again. */
  const begin = (change: () => unknown) => {
    setMade(undefined);
    change();
  };
  const isStillThere = made && feeds.some(({ feedId }) => feedId === made.feedId);
  return (
    <Container
      header={
        <Header variant="h2" description="Calendar apps check the link regularly, so changes here show up there.">
          Calendar links
        </Header>
      }
    >
      <SpaceBetween size="l">
        <div aria-live="polite">{isStillThere && <NewLink feed={made} />}</div>
        {rejection && Object.keys(rejection.fields).length === 0 && <ProblemAlert>{rejection.title}</ProblemAlert>}
        <FeedList
          feeds={feeds}
          onEnd={(what, feedId) => begin(() => (what === 'renew' ? renew : revoke).run({ feedId }))}
        />
        <MakeLink
          key={feeds.length}
          isSending={isRunning}
          fields={rejection?.fields ?? {}}
          onMake={(feed) => begin(() => create.run(feed))}
        />
      </SpaceBetween>
    </Container>
  );
}
