import { messages } from '#shared/messages/contract.ts';
import { SocketNews } from '#shared/messages/socket.ts';
import { client } from '#web/app/operations/api.ts';
import { hasSession } from '#web/app/session/access-token.ts';
import { liveSocket, openTicketed } from './live-socket.ts';

const api = client(messages);
/** Half of the time after which an idle socket is closed. */
const pingMs = 4 * 60_000;
const firstPauseMs = 5_000;
const longestPauseMs = 5 * 60_000;

/**
 * Keeps one socket open while somebody looks at the page, and says when there is news. Whatever fails is tried again,
 * each time later: the page asks by itself from time to time as well. Returns how to end it.
 */
export function keepLive(onNews: () => void): () => void {
  let isOver = false;
  let pauseMs = firstPauseMs;
  let mine: WebSocket | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const again = () => {
    if (liveSocket.current === mine) liveSocket.current = undefined;
    mine = undefined;
    if (isOver) return;
    waiting = setTimeout(() => void open(), pauseMs);
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  };
  const open = async () => {
    if (isOver || liveSocket.current || !hasSession()) return;
    if (document.visibilityState === 'hidden') return again();
    try {
      const { ticket } = await api.createSocketTicket({});
      if (isOver) return;
      const onOpen = () => {
        pauseMs = firstPauseMs;
      };
      mine = listen(openTicketed(ticket), { onNews, onOpen, onEnd: again });
      liveSocket.current = mine;
    } catch {
      again();
    }
  };
  void open();
  return () => {
    isOver = true;
    clearTimeout(waiting);
    mine?.close();
  };
}

interface Listener {
  readonly onNews: () => void;
  readonly onOpen: () => void;
  readonly onEnd: () => void;
}

function listen(socket: WebSocket, { onNews, onOpen, onEnd }: Listener): WebSocket {
  const ping = setInterval(() => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ action: 'ping' }));
  }, pingMs);
  socket.addEventListener('open', () => {
    onOpen();
    // What came while nobody listened.
    onNews();
  });
  socket.addEventListener('message', ({ data }) => {
    if (isNews(String(data))) onNews();
  });
  socket.addEventListener('close', () => {
    clearInterval(ping);
    onEnd();
  });
  return socket;
}

function isNews(text: string): boolean {
  try {
    return SocketNews.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}
