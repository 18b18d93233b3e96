import { messages } from '#shared/messages/contract.ts';
import { SocketClosing, SocketNews, SocketWatching } from '#shared/messages/socket.ts';
import { operations } from '#web/app/operations/operations.ts';
import { hasSession } from '#web/app/session/access-token.ts';
import { liveSocket, openTicketed } from './live-socket.ts';
import { newsCame } from './news.ts';
import { forgetWatched, heardWatching, watchOnNewSocket } from './watching.ts';

const api = operations(messages);
/** Half of the time after which an idle socket is closed. */
const pingMs = 4 * 60_000;
const firstPauseMs = 5_000;
const longestPauseMs = 5 * 60_000;

/**
 * Keeps one socket open while the page is looked at, and says when there is news. Whatever fails is tried again, each time
 * later: the page asks by itself until the socket is up. Returns how to end it.
 * @param onUp after the socket came up: what happened before that was said to no page
 */
export function keepLive(onNews: () => void, onUp: () => void = onNews): () => void {
  let isOver = false;
  let pauseMs = firstPauseMs;
  let wasUp = false;
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
        watchOnNewSocket();
        if (wasUp) newsCame();
        wasUp = true;
        onUp();
      };
      const onClosing = () => {
        pauseMs = longestPauseMs;
      };
      mine = listen(openTicketed(ticket), { onNews, onOpen, onClosing, onEnd: again });
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
  /** The server closes this socket, and takes no other one for now. */
  readonly onClosing: () => void;
  readonly onEnd: () => void;
}

function listen(socket: WebSocket, { onNews, onOpen, onClosing, onEnd }: Listener): WebSocket {
  const ping = setInterval(() => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ action: 'ping' }));
  }, pingMs);
  socket.addEventListener('open', onOpen);
  socket.addEventListener('message', ({ data }) => {
    const said = read(String(data));
    hearNews(said, onNews);
    if (SocketClosing.safeParse(said).success) onClosing();
  });
  socket.addEventListener('close', () => {
    clearInterval(ping);
    forgetWatched();
    onEnd();
  });
  return socket;
}

/** What came for the reader, or of what the page shows. */
function hearNews(said: unknown, onNews: () => void): void {
  const { data: news } = SocketNews.safeParse(said);
  if (news?.news === 'notifications') onNews();
  if (news) newsCame(news.news === 'things' ? news.things : undefined);
  const { data: answer } = SocketWatching.safeParse(said);
  if (answer) heardWatching(answer);
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
