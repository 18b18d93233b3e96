import { createElement as h } from 'react';
import type { FindHolder } from '#lambdas/accounts/ports/address-holder.ts';
import { privatePage, sendOn } from '#lambdas/accounts/ports/pages/private-page.ts';
import type { PageRequest, RenderPage } from '#lambdas/kernel/http/serve-pages.ts';
import { Problem } from '#shared/contract/errors.ts';
import { placeLabel } from '#shared/events/details/place-label.ts';
import { EventSection } from '#web/blocks/event/event-details.ts';
import { eventWhen } from '#web/blocks/event/event-when.ts';
import { Standing } from '#web/blocks/event/standing.ts';
import { PostForm } from '#web/blocks/post-form.ts';
import { SignInLink } from '#web/blocks/sign-in-link.ts';
import { SubmitButton } from '#web/blocks/submit-button.ts';
import type { EventStore } from '../../details/store.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import type { Ask, AskStore } from '../asks.ts';
import { claimPlace } from '../claim-place.ts';
import { guestKey } from '../guest-links.ts';
import type { GuestHolding } from '../hold-as-guest.ts';
import { guestIdFor, joinAsGuest } from '../keep-guest.ts';
import { confirmWords } from './confirm-words.ts';
import { guestEventPage } from './guest-event.ts';
import { insteadOfJoining } from './lead-to-pay.ts';

export interface ConfirmPorts extends GuestHolding {
  readonly events: EventStore;
  readonly asks: AskStore;
  readonly holderOf: FindHolder;
  readonly origin: string;
}

/**
 * Asks once more, because programs that look at mails open every link in them; they press no buttons. It shows what was
 * asked for the same address without a mail of its own as well: the reader of the mail holds the address.
 */
export const showConfirm =
  ({ asks, events, secret, origin }: Pick<ConfirmPorts, 'asks' | 'events' | 'secret' | 'origin'>): RenderPage =>
  async ({ query, now }) => {
    const key = query.t ?? '';
    const { ask, event, line } = await askedFor({ key }, { asks, events }, now);
    if (ask.isUsed) return sendOn(rsvpPath(await secret(), ask));
    const waiting = (await asks.listWaiting(ask.email, now)).filter(({ eventId }) => eventId !== ask.eventId);
    const found = await Promise.all(waiting.map(({ eventId }) => events.find(eventId)));
    const also = found.filter((one) => one !== undefined).toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
    const words = confirmWords(event, now);
    const standing = h(
      Standing,
      { tone: 'wait', title: words.standing },
      h('small', null, `${words.means} Can’t make it? Just close this page.`),
    );
    return guestEventPage(
      `${words.title}: ${event.title}`,
      { event, line, now, origin, standing, deed: confirmForm(key, event, now, true) },
      ...also.map((one) =>
        h(
          EventSection,
          { key: one.eventId, title: one.title },
          h('p', null, eventWhen(one, now)),
          h('p', null, `${placeLabel(one.location)}, hosted by ${one.hostName}`),
          confirmForm(key, one, now, false),
        ),
      ),
    );
  };

function confirmForm(key: string, event: StoredEvent, now: Date, isPrimary: boolean) {
  const { eventId, title } = event;
  const { deed: text } = confirmWords(event, now);
  return h(
    PostForm,
    { action: '/api/guest/confirm', sends: { key, eventId } },
    h(SubmitButton, { text, label: `${text}: ${title}`, isPrimary }),
  );
}

/** Where a guest finds their answer to an event. */
const rsvpPath = (secret: string, { eventId, email }: Ask) =>
  `/guest/rsvp?t=${guestKey(secret, 'rsvp', guestIdFor(secret, eventId, email))}`;

/** Joins by the ordinary rules. A link that was used does nothing more, so it brings no one back who left. */
export const confirm =
  (ports: ConfirmPorts): RenderPage =>
  async ({ form, now }: PageRequest) => {
    const key = form.key ?? '';
    const { ask, event, line, use } = await askedFor({ key, eventId: form.eventId }, ports, now);
    const secret = await ports.secret();
    const guestId = guestIdFor(secret, event.eventId, ask.email);
    const onward = sendOn(rsvpPath(secret, ask));
    if (ask.isUsed) return onward;
    if (await ports.holderOf(ask.email)) return withAccount(event, ask);
    const { displayName, email, token, group } = ask;
    const joined = await joinAsGuest({ event, guest: { guestId, displayName, email }, token, group }, ports, now);
    if (joined.outcome !== 'joined') {
      const guest = { guestId, displayName, email };
      return insteadOfJoining(joined.outcome, { event, line, guest, group }, ports, now, {
        back: eventPath(event, ask),
      });
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
  const found = ask && (await events.findWithLine(ask.eventId));
  if (!found) throw new Problem('event.notFound');
  return { ask, ...found, use: () => (isOther ? asks.useWaiting(ask, now) : asks.use(key, now)) };
}

const eventPath = ({ eventId }: StoredEvent, { token }: Ask) => `/evt/${eventId}${token ? `?t=${token}` : ''}`;

const withAccount = (event: StoredEvent, ask: Ask) =>
  privatePage(
    { title: 'You have an account' },
    h('p', null, `Sign in to join ${event.title}. Your spots are all in one place there.`),
    h('p', null, h(SignInLink, { next: eventPath(event, ask), text: 'Sign in' })),
  );
