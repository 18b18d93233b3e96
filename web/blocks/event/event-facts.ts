import { type ComponentType, Fragment, createElement as h, type ReactNode } from 'react';
import type { Event } from '#shared/events/details/schemas.ts';
import { paymentFacts } from '#shared/events/payments/payment-words.ts';
import { listed } from '#shared/listed.ts';
import type { TeamPlan } from '#shared/payments/plan-names.ts';
import { clocksDiffer } from '../event-time.ts';
import { Avatar } from '../look/avatar.ts';
import { AvatarStack } from '../look/avatar-stack.ts';
import { Crest } from '../look/crest.ts';
import { DateBlock } from '../look/date-block.ts';
import { LineIcon } from '../look/line-icon.ts';
import { zoneWords } from '../zone-words.ts';
import { directionsTo, placeDetail, placeTitle } from './event-places.ts';
import type { Spots } from './event-state.ts';
import { eventWhen, onClockOf } from './event-when.ts';
import { FactRow } from './fact-row.ts';

interface PersonShown {
  readonly name: string;
  readonly photoURL?: string | undefined;
}

/** A link of the page that it stands on: the app goes on without loading anew. */
export type LinkTo = ComponentType<{ readonly href: string; readonly children?: ReactNode }>;

export interface EventFactsProps {
  readonly event: Event;
  readonly now: Date;
  readonly link: LinkTo;
  readonly spots?: Spots | undefined;
  /** Of the hosting community, where it is known: card prices follow from it. */
  readonly plan?: TeamPlan | undefined;
  /** Who is in, as far as the reader may know. */
  readonly people?: readonly PersonShown[];
  /** The reader's zone, where the page knows it; the server's pages ask the browser. */
  readonly viewerZone?: string | undefined;
  readonly distance?: string | undefined;
  /** What can be done about the host, and what others say of them. */
  readonly follow?: ReactNode;
  readonly hostMore?: ReactNode;
  /** Rows of the page's own. */
  readonly moreFacts?: ReactNode;
}

/** When, where, who is in, who hosts it and what it costs: each with its pictogram. */
export const EventFacts = (props: EventFactsProps) =>
  h(
    'dl',
    { className: 'event-facts' },
    h(When, props),
    h(Where, props),
    h(WhoIsIn, props),
    h(Host, props),
    h(Community, props),
    h(Price, props),
    props.moreFacts,
  );

const When = ({ event, now, viewerZone }: EventFactsProps) =>
  h(
    FactRow,
    {
      name: 'When',
      picture: h(DateBlock, { date: event.startsAt, timeZone: event.timeZone }),
      title: h(
        'time',
        { dateTime: event.isTimeTbd ? event.localStart.slice(0, 10) : event.startsAt },
        eventWhen(event, now),
      ),
    },
    !event.isTimeTbd && h(Zone, { event, viewerZone }),
  );

/** The zone is named where the reader's clock shows another time; a page of the server leaves that to its script. */
function Zone({ event, viewerZone }: Pick<EventFactsProps, 'event' | 'viewerZone'>) {
  const { startsAt, endsAt, timeZone } = event;
  if (viewerZone === undefined)
    return h('small', { 'data-from': startsAt, 'data-to': endsAt, 'data-zone': timeZone }, zoneWords(event));
  if (!clocksDiffer(timeZone, startsAt, viewerZone)) return null;
  return h('small', null, `${zoneWords(event)} · For you: ${onClockOf(viewerZone, event)}`);
}

function Where({ event: { location }, link, distance }: EventFactsProps) {
  const { placeId } = location;
  const title = placeTitle(location);
  const directions = directionsTo(location);
  const detail = [placeDetail(location), distance].filter(Boolean).join(' · ');
  return h(
    FactRow,
    {
      name: 'Where',
      picture: h('span', { className: 'event-tile' }, h(LineIcon, { name: 'pin' })),
      title: placeId ? h(link, { href: `/places/view/${placeId}` }, title) : title,
    },
    h(
      'small',
      null,
      detail,
      directions && detail && ' · ',
      directions && h('a', { href: directions, target: '_blank', rel: 'noopener noreferrer' }, 'Directions'),
    ),
  );
}

function WhoIsIn({ spots, people = [] }: EventFactsProps) {
  if (!spots) return null;
  const { count, more, groups = [] } = spots;
  const names = people.map(({ name }) => name);
  return h(
    FactRow,
    {
      name: 'Who’s in',
      picture:
        people.length > 0
          ? h(AvatarStack, { people, most: 3 })
          : h('span', { className: 'event-tile' }, h(LineIcon, { name: 'users' })),
      title: names.length > 0 ? inWords(names) : count,
    },
    h('small', null, names.length > 0 ? `${count} · ${more}` : more),
    groups.length > 0 &&
      h(
        'ul',
        { 'aria-label': 'Groups', className: 'event-groups' },
        ...groups.map((group) => h('li', { key: group }, group)),
      ),
  );
}

/** `Priya, Zoe and 4 more are in`. */
function inWords(names: readonly string[]): string {
  const first = names.length > 3 ? names.slice(0, 2) : names;
  const others = names.length - first.length;
  const named = listed([...first, ...(others > 0 ? [`${others} more`] : [])]);
  return `${named} ${names.length === 1 ? 'is' : 'are'} in`;
}

const Host = ({ event, follow, hostMore }: EventFactsProps) =>
  h(
    FactRow,
    { name: 'Host', picture: h(Avatar, { name: event.hostName, size: 40 }), title: hostedBy(event), action: follow },
    hostMore,
  );

/** `Hosted by Maya, Sam and Lee`: all its hosts, in the order they came. */
export const hostedBy = ({ hosts = [], hostName }: Pick<Event, 'hosts' | 'hostName'>): string =>
  `Hosted by ${hosts.length > 0 ? listed(hosts.map(({ displayName }) => displayName)) : hostName}`;

const Community = ({ event: { hostingTeam, teamName }, link }: EventFactsProps) =>
  hostingTeam &&
  teamName &&
  h(FactRow, {
    name: 'Community',
    picture: h(Crest, { id: hostingTeam, name: teamName, size: 32 }),
    title: h(link, { href: `/team/${hostingTeam}` }, teamName),
  });

/** What it costs, and below it what comes back. */
function Price({ event, plan }: EventFactsProps) {
  const [first, ...rest] = paymentFacts(event, plan).filter(([, text]) => text);
  return (
    first &&
    h(
      FactRow,
      {
        name: first[0],
        picture: h('span', { className: 'event-tile' }, h(LineIcon, { name: 'card' })),
        title: first[1],
      },
      h(Fragment, null, ...rest.map(([name, text]) => h('small', { key: name }, `${name}: ${text}`))),
    )
  );
}
