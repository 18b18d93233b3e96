import { paths } from '#web/app/router/paths.ts';
import { forgetMe } from '#web/app/session/me.ts';
import { clearStoredSession } from '#web/app/session/session-token.ts';
import { discardUnsaved } from '#web/app/shell/dialogs/unsaved.ts';
import { noticeMs, notify } from '#web/app/shell/flashes/notices.ts';

/** This machine forgets the signed-in user, says so for three seconds and goes to the root (R-DEL-09). */
export function leaveForGood(go: (address: string) => void = (address) => location.assign(address)): void {
  clearStoredSession();
  forgetMe();
  discardUnsaved();
  notify('info', 'Account deleted successfully.');
  setTimeout(() => go(paths.root), noticeMs.info);
}
