import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Answer } from '#shared/contract/operation.ts';
import { drawsContract } from '#shared/events/draws/contract.ts';
import { quantity } from '#shared/quantity.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { hasSession } from '#web/app/session/access-token.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { clocksDiffer, viewerZone, whenIn } from '#web/blocks/event-time.ts';
import { eventInput } from '../details/event-access.ts';
import { DrawCheck } from './draw-check.tsx';
import { DrawnList } from './drawn-list.tsx';
import './draw-page.css';

export async function loader(args: LoaderFunctionArgs) {
  const input = eventInput(args);
  const { signal } = args.request;
  const draw: Answer<typeof drawsContract.operations.getMyDraw> = hasSession()
    ? await operations(drawsContract).getMyDraw(input, { signal })
    : await operations(drawsContract).getDraw(input, { signal });
  return { ...draw, eventId: input.eventId };
}

/** How the spots of an event are drawn: the promise before, the seed and the order after, and a way to check them. */
export function Component() {
  const { eventId, title, timeZone, drawsAt, commitment, entered, drawn, myNumber } = useLoaderData<typeof loader>();
  return (
    <Page
      title={`Draw of ${title}`}
      description="How spots are drawn, and how to check that it was fair."
      actions={<AppLink to={paths.event(eventId) + location.search}>Back to the event</AppLink>}
      width="narrow"
    >
      <Container header={<Header variant="h2">{drawn ? 'The draw is done' : 'The draw hasn’t happened yet'}</Header>}>
        <SpaceBetween size="xxs">
          <p>
            {whenIn(timeZone, drawsAt, drawsAt)}
            {clocksDiffer(timeZone, drawsAt) && <small> For you: {whenIn(viewerZone(), drawsAt, drawsAt)}</small>}
          </p>
          {!drawn && <p>{quantity(entered, 'person has entered.', 'people have entered.')}</p>}
          {myNumber !== undefined && (
            <p>
              You have entry <strong>number {myNumber}</strong>. Entries are shown by their numbers alone.
            </p>
          )}
          <Promised commitment={commitment} seed={drawn?.seed} />
        </SpaceBetween>
      </Container>
      {drawn && commitment && <DrawCheck eventId={eventId} commitment={commitment} drawn={drawn} />}
      {drawn && <DrawnList drawn={drawn} myNumber={myNumber} />}
      <HowItWorks />
    </Page>
  );
}

function Promised({ commitment, seed }: { commitment: string | undefined; seed: string | undefined }) {
  if (!commitment) return <p>Entries open as soon as the commitment appears here, in a moment.</p>;
  return (
    <dl className="draw-facts">
      <dt>Commitment, published before the first entry</dt>
      <dd>
        <code>{commitment}</code>
      </dd>
      <dt>Seed</dt>
      <dd>{seed ? <code>{seed}</code> : 'Secret until the draw.'}</dd>
    </dl>
  );
}

const HowItWorks = () => (
  <Container header={<Header variant="h2">How it works</Header>}>
    <ol>
      <li>
        We make a random seed before the first player enters. Its SHA-256, the commitment, is shown here right away.
      </li>
      <li>
        Each player who enters gets a number. It doesn’t reveal who they are, and an early number is no better than a
        late one.
      </li>
      <li>
        At the draw each number gets a lot: the HMAC-SHA-256, under the seed, of the event and the number. The smallest
        lot comes first.
      </li>
      <li>Spots are given in that order, and groups get spots together. Players without a spot wait in that order.</li>
      <li>
        Then we show the seed. Its SHA-256 has to match the commitment, so it can’t have been chosen for its outcome.
      </li>
    </ol>
  </Container>
);
