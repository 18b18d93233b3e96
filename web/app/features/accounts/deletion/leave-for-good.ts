import { forgetMe } from '../../me.ts';
import { paths } from '../../paths.ts';
import { clearStoredSession } from '../../session-token.ts';
import { noticeMs, notify } from '../../shell/notices.ts';
import { discardUnsaved } from '../../shell/unsaved.ts';

/** This machine forgets whoever was signed in, says so for three seconds and goes to the root (R-DEL-09). */
export function leaveForGood(go: (address: string) => void = (address) => location.assign(address)): void {
  clearStoredSession();
  forgetMe();
  discardUnsaved();
  notify('info', 'Account deleted successfully.');
  setTimeout(() => go(paths.root), noticeMs.info);
}
