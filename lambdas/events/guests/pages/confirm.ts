import type { FindHolder } from '#lambdas/accounts/ports/address-holder.ts';
import type { PageRequest, RenderPage } from '#lambdas/kernel/http/serve-pages.ts';
import { Problem } from '#shared/contract/errors.ts';
import { placeLabel } from '#shared/events/details/place-label.ts';
import { html } from '#shared/html.ts';
import type { EventStore } from '../../details/store.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import { whenOf } from '../../notifications/event-words.ts';
import { viewersTime } from '../../pages/viewers-time.ts';
import type { Ask, AskStore } from '../asks.ts';
import { claimPlace } from '../claim-place.ts';
import { guestKey } from '../guest-links.ts';
import type { GuestWork } from '../guest-work.ts';
import { guestIdFor, joinAsGuest } from '../keep-guest.ts';
import { guestPage, refusal, sendOn } from './guest-frame.ts';
import { notJoined } from './not-joined.ts';

export interface ConfirmPorts extends GuestWork {
  readonly events: EventStore;
  readonly asks: AskStore;
  readonly holderOf: FindHolder;
}

/**
 * Asks once more, because programs that look at mails open every link in them; they press no buttons. It shows what was
 * asked for the same address without a mail of its own as well: the reader of the mail holds the address.
 */
export const showConfirm =
  ({ asks, events, secret }: Pick<ConfirmPorts, 'asks' | 'events' | 'secret'>): RenderPage =>
  async ({ query, now }) => {
    const key = query.t ?? '';
    const { ask, event } = await askedFor({ key }, { asks, events }, now);
    if (ask.isUsed) return sendOn(rsvpPath(await secret(), ask));
    const waiting = (await asks.listWaiting(ask.email, now)).filter(({ eventId }) => eventId !== ask.eventId);
    const found = await Promise.all(waiting.map(({ eventId }) => events.find(eventId)));
    const also = found.filter((one) => one !== undefined).toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
    return guestPage(
      `Are you coming to ${event.title}?`,
      html`${factsOf(event)}
${pressFor(key, event)}
${also.map((one) => html`<h2>Are you coming to ${one.title}?</h2>${factsOf(one)}${pressFor(key, one)}`)}
<p><small>Can’t make it? Just close this page. No seat is held for you until you confirm.</small></p>`,
    );
  };

const factsOf = (event: StoredEvent) =>
  html`<p>${whenOf(event)}${viewersTime(event)}</p>
<p>${placeLabel(event.location)}, hosted by ${event.hostName}</p>`;

/** Where a guest finds their answer to an event. */
const rsvpPath = (secret: string, { eventId, email }: Ask) =>
  `/guest/rsvp?t=${guestKey(secret, 'rsvp', guestIdFor(secret, eventId, email))}`;

const pressFor = (key: string, { eventId, title }: StoredEvent) =>
  html`<form method="post" action="/api/guest/confirm"><input type="hidden" name="key" value="${key}"><input type="hidden" name="eventId" value="${eventId}"><button class="first" aria-label="Yes, I’m coming to ${title}">Yes, I’m coming</button></form>`;

/** Joins by the ordinary rules. A link that was used does nothing more, so it brings no one back who left. */
export const confirm =
  (ports: ConfirmPorts): RenderPage =>
  async ({ form, now }: PageRequest) => {
    const key = form.key ?? '';
    const { ask, event, use } = await askedFor({ key, eventId: form.eventId }, ports, now);
    const secret = await ports.secret();
    const guestId = guestIdFor(secret, event.eventId, ask.email);
    const onward = sendOn(rsvpPath(secret, ask));
    if (ask.isUsed) return onward;
    if (await ports.holderOf(ask.email)) return withAccount(event, ask);
    const { displayName, email, token, group } = ask;
    const joined = await joinAsGuest({ event, guest: { guestId, displayName, email }, token, group }, ports, now);
    if (joined.outcome !== 'joined') {
      const [title, text] = notJoined[joined.outcome];
      return refusal(title, text, eventPath(event, ask));
    }
    await use();
    return (await claimedSince(guestId, ask, ports, now)) ? withAccount(event, ask) : onward;
  };

/** A user who proved the address while this went on would otherwise stand in the line twice, or beside themselves. */
async function claimedSince(guestId: string, { email }: Ask, ports: ConfirmPorts, now: Date): Promise<boolean> {
  const holder = await ports.holderOf(email);
  const guest = holder ? await ports.guests.find(guestId) : undefined;
  if (!holder || !guest) return false;
  await claimPlace(guest, holder, ports, now);
  return true;
}

interface Pressed {
  readonly key: string;
  /** Which of the events that the link's page shows; the link's own where none is named. */
  readonly eventId?: string | undefined;
}

/** @throws {Problem} event.notFound */
async function askedFor({ key, eventId }: Pressed, { asks, events }: Pick<ConfirmPorts, 'asks' | 'events'>, now: Date) {
  const mailed = await asks.find(key, now);
  const isOther = mailed && eventId !== undefined && eventId !== mailed.eventId;
  const ask = isOther ? await asks.findWaiting({ email: mailed.email, eventId }, now) : mailed;
  const event = ask && (await events.find(ask.eventId));
  if (!event) throw new Problem('event.notFound');
  return { ask, event, use: () => (isOther ? asks.useWaiting(ask, now) : asks.use(key, now)) };
}

const eventPath = ({ eventId }: StoredEvent, { token }: Ask) => `/evt/${eventId}${token ? `?t=${token}` : ''}`;

const withAccount = (event: StoredEvent, ask: Ask) =>
  guestPage(
    'You have an account',
    html`<p>Sign in to join ${event.title}, or to see your place: all your events stay together there.</p>
<p><a class="join" href="/auth/login?next=${encodeURIComponent(eventPath(event, ask))}">Sign in</a></p>`,
  );
