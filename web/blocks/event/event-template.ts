import { createElement as h, type ReactNode, type Ref } from 'react';
import { gameTypeLabel } from '#shared/places/game-types.ts';
import { Chip } from '../look/chip.ts';
import { Cover } from '../look/cover.ts';
import { SportTile } from '../look/sport-tile.ts';
import { Description, GoodToKnow } from './event-details.ts';
import { EventFacts, type EventFactsProps } from './event-facts.ts';
import { eventKinds, visibilityChips } from './event-kinds.ts';
import { type EventState, eventState, type Fullness } from './event-state.ts';
import { noticeOf } from './notice-of.ts';

export interface EventTemplateProps extends Omit<EventFactsProps, 'spots'>, Fullness {
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** Beside the kind: what the reader is to the event. */
  readonly chips?: ReactNode;
  /** Where the reader stands, above the facts. */
  readonly standing?: ReactNode;
  /** What belongs to the notice: the event that makes up for a canceled one. */
  readonly noticeMore?: ReactNode;
  /** Calendar, share, save, manage. */
  readonly actions?: ReactNode;
  /** What players are asked when they join, and what those who are in can do. */
  readonly join?: ReactNode;
  /** The one filled button. */
  readonly deed?: ReactNode;
  /** Quieter parts: helpers, games, files, dates. */
  readonly children?: ReactNode;
}

/** The page of an event, from the server and in the app alike: one template, whichever of the two shows it. */
export function EventTemplate(props: EventTemplateProps) {
  const { event } = props;
  const state = eventState(event, props);
  const isGone = state.phase === 'cancelled' || state.phase === 'over';
  return h(
    'article',
    { className: `event${isGone ? ' event-gone' : ''}` },
    h('div', { className: 'event-cover' }, h(CoverHere, props)),
    h(
      'div',
      { className: 'event-main' },
      h(Kind, props),
      h('h1', { ref: props.headingRef }, event.title),
      h(Said, { ...props, state }),
      props.standing,
      h(EventFacts, { ...props, spots: state.spots }),
      props.actions && h('div', { className: 'event-actions' }, props.actions),
      h(Description, props),
    ),
    props.join && h('div', { className: 'event-join' }, props.join),
    h('div', { className: 'event-rest' }, h(GoodToKnow, props), props.children),
    h(Bar, { state, deed: props.deed }),
  );
}

const CoverHere = ({ event: { eventId, gameTypeId, cover } }: EventTemplateProps) =>
  h(Cover, { id: eventId, gameTypeId, picture: cover, isFirst: true });

const Kind = ({ event: { gameTypeId, otherGameType, kind, visibility }, chips }: EventTemplateProps) =>
  h(
    'p',
    { className: 'event-kind' },
    h(SportTile, { gameTypeId, size: 28 }),
    h('span', null, h('strong', null, gameTypeLabel(gameTypeId, otherGameType)), ` · ${eventKinds[kind]}`),
    visibility !== 'public' && h(Chip, { tone: 'plain' }, visibilityChips[visibility]),
    chips,
  );

function Said({ event, state: { phase }, noticeMore }: EventTemplateProps & { readonly state: EventState }) {
  const notice = noticeOf(event, phase);
  if (!notice) return null;
  return h(
    'div',
    { className: `event-notice event-notice-${notice.tone}` },
    h(Chip, { tone: notice.tone }, notice.chip),
    ...notice.lines.map((line) => h('p', { key: line, className: 'event-written' }, line)),
    noticeMore,
  );
}

/** Above the bottom navigation on a phone, below the join form on wide screens: how many spots there are, and the deed. */
const Bar = ({ state: { spots, phase }, deed }: { readonly state: EventState; readonly deed: ReactNode }) =>
  deed &&
  h(
    'div',
    { className: 'event-bar' },
    spots && phase !== 'over' && h('p', null, h('strong', null, spots.count), h('small', null, spots.more)),
    deed,
  );
