import { useSyncExternalStore } from 'react';
import { remember } from '#web/app/router/history.ts';

export type NoticeKind = 'success' | 'info' | 'post' | 'error';

/** How long each kind stays once it is on the screen, in milliseconds (decision D41, R-CONST-01). */
export const noticeMs: Readonly<Record<NoticeKind, number>> = { success: 5000, info: 3000, post: 3500, error: 5000 };

export interface Notice {
  readonly noticeId: string;
  readonly kind: NoticeKind;
  readonly text: string;
  /** Until it is dismissed. */
  readonly stays: boolean;
  readonly button?: { readonly label: string; readonly onClick: () => void };
}

type More = { readonly stays?: boolean; readonly button?: Notice['button'] };

let notices: readonly Notice[] = [];
const going = new Set<string>();
const listeners = new Set<() => void>();

/** Shows a short message above the page; it goes by itself unless it `stays`. The same text is not shown twice. */
export function notify(kind: NoticeKind, text: string, { stays = false, button }: More = {}): string {
  const shown = notices.find((notice) => notice.text === text);
  if (shown) return shown.noticeId;
  const noticeId = crypto.randomUUID();
  remember('message', text);
  change([...notices, { noticeId, kind, text, stays, ...(button && { button }) }]);
  return noticeId;
}

/** Its time begins when it can be read: what shows it is loaded with the first message, and a page may be slow to draw. */
export function shown({ noticeId, kind, stays }: Notice): void {
  if (stays || going.has(noticeId)) return;
  going.add(noticeId);
  setTimeout(() => dismiss(noticeId), noticeMs[kind]);
}

export function dismiss(noticeId: string): void {
  going.delete(noticeId);
  change(notices.filter((notice) => notice.noticeId !== noticeId));
}

export const useNotices = (): readonly Notice[] =>
  useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => notices,
  );

function change(next: readonly Notice[]): void {
  notices = next;
  for (const tell of listeners) tell();
}

const storageKey = 'rovers.noticeAfterReload';

/** For a message that has to survive a reload of the page. */
export function notifyAfterReload(kind: NoticeKind, text: string): void {
  sessionStorage.setItem(storageKey, JSON.stringify({ kind, text }));
}

/** Shows what was left before the reload. */
export function showNoticeLeftBehind(): void {
  const left = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  if (!left) return;
  const { kind, text } = JSON.parse(left) as { kind: NoticeKind; text: string };
  notify(kind, text);
}
