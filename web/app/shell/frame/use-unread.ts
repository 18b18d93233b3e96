import { useEffect, useState } from 'react';
import { isSocketUp } from '#web/app/live/live-socket.ts';
import { newsCame } from '#web/app/live/news.ts';
import { operations } from '#web/app/operations/operations.ts';
import { hasSession } from '#web/app/session/access-token.ts';
import { whileSignedIn } from '#web/app/session/session-token.ts';
import { onUnreadChanged } from '../flashes/unread.ts';

/** How often the number is asked for while the socket is not up: it says by itself that the number moved. */
const everyMs = 45_000;
/** The page comes first. */
const liveAfterMs = 3_000;

/** How many notifications of the player are unread; 0 while signed out. Call it once a page: it keeps the socket. */
export function useUnread(isSignedIn: boolean): number {
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    if (!isSignedIn) return setUnread(0);
    let isOver = false;
    let known: number | undefined;
    const ask = async () => {
      if (document.visibilityState === 'hidden' || !hasSession()) return;
      try {
        const { notificationsContract } = await import('#shared/notifications/contract.ts');
        const answer = await operations(notificationsContract).countUnread({}, { signal: whileSignedIn() });
        known = answer.unread;
        if (!isOver) setUnread(answer.unread);
      } catch {
        // The last number stays; the next time may know better.
      }
    };
    // The page was read before the socket was up, and the socket did not say what came in between.
    const askForMissed = async () => {
      const before = known;
      await ask();
      if (before !== undefined && known !== undefined && known > before) newsCame();
    };
    void ask();
    const timer = setInterval(() => {
      if (!isSocketUp()) void ask();
    }, everyMs);
    const stop = onUnreadChanged(() => void ask());
    let hangUp: (() => void) | undefined;
    const later = setTimeout(async () => {
      const { keepLive } = await import('#web/app/live/keep-live.ts');
      if (!isOver)
        hangUp = keepLive(
          () => void ask(),
          () => void askForMissed(),
        );
    }, liveAfterMs);
    const look = () => void ask();
    document.addEventListener('visibilitychange', look);
    return () => {
      isOver = true;
      clearInterval(timer);
      clearTimeout(later);
      hangUp?.();
      stop();
      document.removeEventListener('visibilitychange', look);
    };
  }, [isSignedIn]);
  return unread;
}
