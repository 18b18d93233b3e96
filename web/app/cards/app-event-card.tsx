import type { ComponentProps } from 'react';
import { Link, type LinkProps, useViewTransitionState } from 'react-router';
import { paths } from '#web/app/router/paths.ts';
import { prefersStill } from '#web/app/shell/prefers-still.ts';
import { viewerZone } from '#web/blocks/event-time.ts';
import { EventCard } from '#web/blocks/look/event-card.ts';
import './event-card.css';

type AppEventCardProps = Omit<ComponentProps<typeof EventCard>, 'href' | 'link' | 'readerZone' | 'isOpening'>;

/** The picture moves into the event's page, but for people who want less motion. */
const MovingLink = (props: Pick<LinkProps, 'to' | 'className' | 'aria-label' | 'children'>) => (
  <Link {...props} viewTransition={!prefersStill()} />
);

/** A card that leads to its event within the app, with the zone named where the reader's clock shows another time. */
export function AppEventCard(props: AppEventCardProps) {
  const href = paths.event(props.event.eventId);
  const isOpening = useViewTransitionState(href);
  return <EventCard {...props} href={href} link={MovingLink} readerZone={viewerZone()} isOpening={isOpening} />;
}
