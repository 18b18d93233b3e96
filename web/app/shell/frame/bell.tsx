import { useEffect, useState } from 'react';
import { NavLink } from 'react-router';
import { isSocketUp } from '#web/app/live/live-socket.ts';
import { newsCame } from '#web/app/live/news.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { hasSession } from '#web/app/session/access-token.ts';
import { onUnreadChanged } from '../flashes/unread.ts';

/** How often the number is asked for while the socket is not up: it says by itself that the number moved. */
const everyMs = 45_000;
/** The page comes first. */
const liveAfterMs = 3_000;

/** The way to what one was told, with how much of it is unread. It stands without the number when that is not to be had. */
export function Bell() {
  const unread = useUnread();
  const shown = unread >= 100 ? '99+' : String(unread);
  return (
    <NavLink
      to={paths.notifications}
      className="bell"
      aria-label={unread > 0 ? `Notifications, ${shown} unread` : 'Notifications'}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 17h12l-1.5-2.5V10a4.5 4.5 0 0 0-9 0v4.5zM10 20h4" />
      </svg>
      {unread > 0 && <span aria-hidden="true">{shown}</span>}
    </NavLink>
  );
}

function useUnread(): number {
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    let isOver = false;
    let known: number | undefined;
    const ask = async () => {
      if (document.visibilityState === 'hidden' || !hasSession()) return;
      try {
        const { notificationsContract } = await import('#shared/notifications/contract.ts');
        const answer = await operations(notificationsContract).countUnread({});
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
  }, []);
  return unread;
}
