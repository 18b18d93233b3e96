import { type Html, html } from '#shared/html.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import type { Guest } from '../guest-reader.ts';
import { namelessGuest } from '../keep-guest.ts';
import { groupChoice, takesGuests } from './guest-form.ts';

/** How somebody whose address was invited says that they come. */
export function invitedForm({ displayName }: Guest, event: StoredEvent, key: string, now: Date): Html | undefined {
  if (event.status !== 'scheduled') return html`<p class="notice calm">It does not take place as planned.</p>`;
  if (!takesGuests(event, now))
    return html`<p>To come, <a href="/auth/sign-up">sign up</a> with the address that was invited: your invitation waits for you there.</p>`;
  const name = displayName === namelessGuest ? '' : displayName;
  return html`<form method="post" action="/api/guest/come"><input type="hidden" name="key" value="${key}">
<label>Your name <input name="name" autocomplete="name" required minlength="2" maxlength="100" value="${name}"></label>
${groupChoice(event)}<button class="first">Yes, I come</button>
<p><small>Who comes sees your name; only the host sees your address. If you cannot come, close this page.</small></p></form>`;
}
