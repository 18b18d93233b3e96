import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import { reasonsOf } from '#shared/discovery/subscriptions/matching.ts';
import type { ActivitySubscription } from '#shared/discovery/subscriptions/schemas.ts';
import { listed } from '#shared/listed.ts';
import { quantity } from '#shared/quantity.ts';
import { stopLink } from '../stop-link.ts';
import type { Found } from './fitting.ts';

interface Letter {
  readonly account: Account;
  readonly one: ActivitySubscription;
  readonly origin: string;
  readonly secret: string;
}

/** Every letter about one city can be stopped for this city alone. */
const aboutCity = ({ account: { userId }, one: { id, address }, origin, secret }: Letter) => ({
  off: { label: `Stop emails about ${address.name}`, ...stopLink(origin, secret, { userId, id, city: address.name }) },
});

const settings = (origin: string) => `${origin}/settings?tab=activities-subscription`;

/** `Basketball, Tennis and Yoga`. */
const activitiesList = ({ activities }: ActivitySubscription): string => listed(activities);

const radiusWords = ({ radius }: ActivitySubscription) => quantity(radius, 'mile');

const how = { daily: 'each morning', weekly: 'each Monday', instant: 'as soon as it’s announced' } as const;

/** `Sat, Dec 6, 6:30 PM CST`, on the clock where the event is. */
function whenOf({ startsAt, timeZone, isTimeTbd }: Found): string {
  const day = { weekday: 'short', month: 'short', day: 'numeric', timeZone } as const;
  const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
  return new Date(startsAt).toLocaleString('en-US', isTimeTbd ? day : { ...day, ...time });
}

/** What is new around a city, and of each event why it is in the mail. */
export function digestLetter(events: readonly Found[], letter: Letter): NoticeContent {
  const { one, origin } = letter;
  const { address, radius } = one;
  const [first] = events;
  const count = quantity(events.length, 'activity', 'activities');
  const subject =
    events.length === 1 && first ? `${first.title} near ${address.name}` : `${count} near ${address.name}`;
  const query = new URLSearchParams({ lat: String(address.lat), lng: String(address.lng), near: address.name });
  return {
    subject,
    content: {
      preheader: events
        .map(({ title }) => title)
        .join(' · ')
        .slice(0, 200),
      heading: `New near ${address.name}`,
      paragraphs: [],
      facts: events.map((event) => ({
        label: event.title,
        url: `${origin}/evt/${event.eventId}`,
        value: [`${whenOf(event)} · ${event.placeLabel}`, `Because: ${reasonsOf(event, one).join(', ')}`].join('\n'),
      })),
      action:
        events.length === 1 && first
          ? { label: 'See the event', url: `${origin}/evt/${first.eventId}` }
          : { label: 'See all nearby', url: `${origin}/discover?${query}&radius=${radius}` },
      footerLines: [`You follow ${activitiesList(one)} within ${radiusWords(one)} of ${address.name}.`],
    },
    ...aboutCity(letter),
  };
}

/** What the template `activity-subscription-confirmation` is filled with (R-MAIL-03). */
interface ConfirmationData {
  readonly firstName: string;
  readonly activitiesList: string;
  readonly city: string;
  /** In miles. */
  readonly radius: number;
}

const confirmationData = ({ account, one }: Pick<Letter, 'account' | 'one'>): ConfirmationData => ({
  firstName: account.fullName?.trim().split(/\s+/)[0] ?? account.displayName ?? 'there',
  activitiesList: activitiesList(one),
  city: one.address.name,
  radius: one.radius,
});

/** Says what was subscribed to. */
export function confirmationLetter(letter: Letter): NoticeContent {
  const { one, origin } = letter;
  const { firstName, activitiesList: activities, city, radius } = confirmationData(letter);
  return {
    subject: `You’re following ${city}`,
    content: {
      preheader: `${activities} within ${quantity(radius, 'mile')}.`,
      heading: `Hi ${firstName}, you’re following ${city}`,
      paragraphs: [`We’ll email you ${how[one.frequency]} when there’s something new near ${city}.`],
      facts: [
        { label: 'Activities', value: activities },
        { label: 'City', value: city },
        { label: 'Radius', value: radiusWords(one) },
      ],
      action: { label: 'Change what you follow', url: settings(origin) },
      footerLines: ['Sent because you saved this in your settings.'],
    },
    ...aboutCity(letter),
  };
}

/** The last mail of a temporary one. */
export function closingLetter(letter: Letter): NoticeContent {
  const { one, origin } = letter;
  const { name } = one.address;
  return {
    subject: `You no longer follow ${name}`,
    content: {
      preheader: 'The last day you chose has passed.',
      heading: `That’s it for ${name}`,
      paragraphs: [
        `You followed ${activitiesList(one)} near ${name}. The last day you chose has passed, so this is the last email about it.`,
      ],
      action: { label: 'Follow again', url: settings(origin) },
      footerLines: ['Sent because something you followed ended.'],
    },
    ...aboutCity(letter),
  };
}
