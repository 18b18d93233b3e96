import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useFetcher } from 'react-router';

/** Maybe or no. Neither holds a seat. */
export function ReplyButtons({ reply }: { reply: 'maybe' | 'declined' | undefined }) {
  const fetcher = useFetcher();
  const say = (said: 'maybe' | 'declined') =>
    void fetcher.submit({ intent: 'reply', reply: said }, { method: 'post', encType: 'application/json' });
  return (
    <SpaceBetween size="xs" direction="horizontal">
      <Button disabled={reply === 'maybe'} loading={fetcher.state !== 'idle'} onClick={() => say('maybe')}>
        Maybe
      </Button>
      <Button disabled={reply === 'declined'} loading={fetcher.state !== 'idle'} onClick={() => say('declined')}>
        I can't come
      </Button>
    </SpaceBetween>
  );
}
