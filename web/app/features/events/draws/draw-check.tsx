import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useState } from 'react';
import { checkDraw } from '#shared/events/draws/check-draw.ts';
import type { Draw, Drawn } from '#shared/events/draws/lottery.ts';

interface DrawCheckProps {
  readonly eventId: string;
  readonly commitment: string;
  readonly drawn: Omit<Draw, 'eventId'> & Drawn;
}

type Found = Awaited<ReturnType<typeof checkDraw>> | 'unable';

/** Holds the draw again in this browser, with what the page shows and nothing else. */
export function DrawCheck({ eventId, commitment, drawn }: DrawCheckProps) {
  const [found, setFound] = useState<Found>();
  const check = async () => setFound(await checkDraw({ ...drawn, eventId, commitment }).catch(() => 'unable' as const));
  return (
    <Container
      header={
        <Header variant="h2" description="Your browser repeats the draw from what this page shows.">
          Check it yourself
        </Header>
      }
    >
      <SpaceBetween size="s">
        <Button onClick={() => void check()}>Check the draw</Button>
        <div aria-live="polite">{found && <Result found={found} />}</div>
      </SpaceBetween>
    </Container>
  );
}

function Result({ found }: { found: Found }) {
  if (found === 'unable')
    return <StatusIndicator type="warning">This browser cannot compute SHA-256 on this page.</StatusIndicator>;
  return (
    <SpaceBetween size="xxs">
      <StatusIndicator type={found.seedIsPromised ? 'success' : 'error'}>
        {found.seedIsPromised ? 'The seed is the promised one.' : 'The seed is not the promised one.'}
      </StatusIndicator>
      <StatusIndicator type={found.orderFollows ? 'success' : 'error'}>
        {found.orderFollows ? 'The order follows from the seed.' : 'The order does not follow from the seed.'}
      </StatusIndicator>
    </SpaceBetween>
  );
}
