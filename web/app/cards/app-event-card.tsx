import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/app/router/paths.ts';
import { viewerZone } from '#web/blocks/event-time.ts';
import { EventCard } from '#web/blocks/look/event-card.ts';

type AppEventCardProps = Omit<ComponentProps<typeof EventCard>, 'href' | 'link' | 'readerZone'>;

/** A card that leads to its event within the app, with the zone named where the reader's clock shows another time. */
export const AppEventCard = (props: AppEventCardProps) => (
  <EventCard {...props} href={paths.event(props.event.eventId)} link={Link} readerZone={viewerZone()} />
);
