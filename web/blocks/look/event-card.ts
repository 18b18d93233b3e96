import { type ComponentType, createElement as h, type ReactNode } from 'react';
import { fullnessOf } from '#shared/discovery/fullness.ts';
import type { ListedFacts } from '#shared/events/details/listed-facts.ts';
import type { ListedGroup } from '#shared/events/details/listed-groups.ts';
import { allInWords } from '#shared/events/payments/all-in-price.ts';
import { AvatarStack } from './avatar-stack.ts';
import { Chip } from './chip.ts';
import { Cover } from './cover.ts';
import { DateBlock } from './date-block.ts';
import { dayOf, milesOf, placeOf, timeOf } from './event-card-words.ts';

/** What a card shows of an event: an `EventCard` of a search has it all. */
export interface CardEvent extends Pick<ListedFacts, 'price' | 'cover' | 'isTimeTbd'> {
  readonly eventId: string;
  readonly title: string;
  readonly gameTypeId: string;
  readonly startsAt: string;
  readonly timeZone: string;
  readonly placeLabel: string;
  readonly distanceMiles?: number | undefined;
  /** Null without a limit. */
  readonly free: number | null;
  readonly waiting: number;
  readonly groups?: readonly ListedGroup[] | undefined;
  readonly needed?: number | undefined;
  readonly going?: number | undefined;
}

interface LinkProps {
  readonly to: string;
  readonly className?: string | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly children: ReactNode;
}

interface EventCardProps {
  readonly event: CardEvent;
  /** The event's page. */
  readonly href: string;
  /** The router's link, in the app. */
  readonly link?: ComponentType<LinkProps> | undefined;
  /** In place of how full it is: `{ tone: 'in', words: "You're in" }`. */
  readonly state?: { readonly tone: 'in' | 'wait' | 'bad' | 'plain'; readonly words: string } | undefined;
  /** Of a series: `Every Sunday · next Nov 29`. */
  readonly repeats?: string | undefined;
  /** Faces, where the reader may see who is in. */
  readonly people?: readonly { readonly name: string; readonly photoURL?: string | undefined }[] | undefined;
  /** What the button says; none where it is empty. `Join`, or `Join waitlist` where the event is full, unless it is said. */
  readonly deed?: string | undefined;
  /** The clock of the reader: the zone is named where the event is on another. */
  readonly readerZone?: string | undefined;
  /** On its way to the event's page. */
  readonly isOpening?: boolean | undefined;
  /** Among the first on the page: its picture is fetched at once. */
  readonly isFirst?: boolean | undefined;
  readonly heading?: 'h2' | 'h3' | undefined;
}

/** An event in a list: cover with its day and state, title, when and where, how many are going, and Join. */
export function EventCard({ event, href, link, state = stateOf(event), deed, isFirst, ...rest }: EventCardProps) {
  const { heading = 'h3', repeats, readerZone, isOpening } = rest;
  return h(
    'article',
    { className: isOpening ? 'look-card look-card-opening' : 'look-card' },
    h(
      'div',
      { className: 'look-card-words' },
      h(heading, null, linkTo(link, { to: href, children: event.title })),
      repeats && h('p', { className: 'look-card-repeats' }, repeats),
      h('p', null, ...lineOf(event, readerZone)),
      h(Foot, { event, href, link, people: rest.people, deed }),
    ),
    h(
      'div',
      { className: 'look-card-top' },
      h(Cover, { id: event.eventId, gameTypeId: event.gameTypeId, picture: event.cover, isFirst }),
      h(DateBlock, { date: event.startsAt, timeZone: event.timeZone }),
      state && h(Chip, { tone: state.tone }, state.words),
    ),
  );
}

const linkTo = (link: EventCardProps['link'], { to, ...props }: LinkProps) =>
  link ? h(link, { to, ...props }) : h('a', { href: to, ...props });

/** The day stands in the picture; for a screen reader it is said here. */
function lineOf(event: CardEvent, readerZone: string | undefined): ReactNode[] {
  const price = allInWords(event.price);
  const facts = [timeOf(event, readerZone), placeOf(event.placeLabel), milesOf(event.distanceMiles), price];
  return [h('span', { key: 'day', className: 'look-said' }, `${dayOf(event)}, `), facts.filter(Boolean).join(' · ')];
}

type FootProps = Pick<EventCardProps, 'event' | 'href' | 'link' | 'people' | 'deed'>;

function Foot({ event, href, link, people = [], deed: said }: FootProps) {
  const { going, title } = event;
  const isFull = fullnessOf(event).is === 'full';
  const deed = said ?? (isFull ? 'Join waitlist' : 'Join');
  if (!deed && !going) return null;
  return h(
    'div',
    { className: 'look-card-foot' },
    people.length > 0 && h(AvatarStack, { people, total: people.length }),
    h('span', null, going ? `${going} going` : !isFull && 'Be the first'),
    deed && linkTo(link, { to: href, className: 'look-card-deed', 'aria-label': `${deed}: ${title}`, children: deed }),
  );
}

/** Only what makes a difference: too few players, few spots left, none left. */
function stateOf(event: CardEvent): EventCardProps['state'] {
  const { words, is } = fullnessOf(event);
  if (is === 'full') return { tone: 'wait', words };
  if (event.needed !== undefined) return { tone: 'wait', words: `Needs ${event.needed} more` };
  return is === 'few' || event.groups ? { tone: 'plain', words } : undefined;
}
