import { type Html, html } from '#shared/html.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import type { Answer } from '../../rsvp/answers.ts';
import type { Guest } from '../guest-reader.ts';
import { namelessGuest } from '../keep-guest.ts';
import { groupChoice, takesInvited } from './guest-form.ts';

interface Invited {
  readonly event: StoredEvent;
  /** What they said before. */
  readonly answer: Answer | undefined;
  readonly key: string;
  readonly now: Date;
}

/** How a guest whose address was invited accepts, or says that they can't go. */
export function invitedForm(guest: Guest, { event, answer, key, now }: Invited): Html | undefined {
  if (event.status !== 'scheduled') return html`<p class="notice calm">It does not take place as planned.</p>`;
  return html`${answer?.reply === 'declined' && html`<p class="notice calm">You said you can't go. You can still change your mind.</p>`}
${takesInvited(event, now) ? acceptForm(guest, event, key) : html`<p>To come, <a href="/auth/sign-up">sign up</a> with the address that was invited: your invitation waits for you there.</p>`}
<form method="post" action="/api/guest/decline"><input type="hidden" name="key" value="${key}">
<label>Note to the host - optional <input name="note" maxlength="280" value="${answer?.note ?? ''}"></label>
<button>Can't go</button></form>`;
}

function acceptForm({ displayName }: Guest, event: StoredEvent, key: string): Html {
  const name = displayName === namelessGuest ? '' : displayName;
  return html`<form method="post" action="/api/guest/come"><input type="hidden" name="key" value="${key}">
<label>Your name <input name="name" autocomplete="name" required minlength="2" maxlength="100" value="${name}"></label>
${groupChoice(event)}<button class="first">Accept</button>
<p><small>Players see your name; only the host sees your address.</small></p></form>`;
}
