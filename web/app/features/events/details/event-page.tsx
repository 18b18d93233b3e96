import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import { LaterAnnouncements } from '#web/app/announcements/later-announcements.tsx';
import { MyDuesCard } from '#web/app/dues/my-dues.tsx';
import { useFresh } from '#web/app/operations/use-fresh.ts';
import { paths } from '#web/app/router/paths.ts';
import { usePageHeading } from '#web/app/shell/page/use-page-heading.ts';
import { EventGames } from '#web/blocks/event/event-games.ts';
import { eventState } from '#web/blocks/event/event-state.ts';
import { EventTemplate } from '#web/blocks/event/event-template.ts';
import { viewerZone } from '#web/blocks/event-time.ts';
import { isUndrawn } from '../draws/draw-note.tsx';
import { FollowHost } from '../following/follow-host.tsx';
import { MinimumAlert } from '../lifecycle/minimum-alert.tsx';
import { MyStanding } from '../rsvp/my-standing.tsx';
import { SeriesPanel } from '../series/series-panel.tsx';
import { AskedOfYou } from './asked-of-you.tsx';
import { DeedSlot } from './deed.tsx';
import { useEventInput } from './event-access.ts';
import { EventActions } from './event-actions.tsx';
import { EventChips, NoticeMore } from './event-chips.tsx';
import { EventFiles } from './event-media.tsx';
import { JoinHere, People } from './event-parts.tsx';
import { loadEvent, type Seen } from './load-event.ts';
import { OnlineFact } from './online-fact.tsx';
import { RouterLink } from './router-link.tsx';
import { useNow } from './use-now.ts';
import './event-template.css';
import { JoinedJump } from '../rsvp/joined-jump.tsx';
import '#web/app/cards/event-card.css';
import './event-page.css';

/** Only some events have any. */
const HostRating = lazy(async () => ({ default: (await import('../hosts/host-rating.tsx')).HostRating }));
const InviteSheet = lazy(async () => ({ default: (await import('../invitations/invite-sheet.tsx')).InviteSheet }));
const SlotsPanel = lazy(async () => ({ default: (await import('../slots/slots-panel.tsx')).SlotsPanel }));

export const loader = loadEvent;

interface InviteHereProps extends Pick<ComponentProps<typeof InviteSheet>, 'event' | 'shareToken'> {
  readonly isHost: boolean;
}

/** Hosts come here from publishing. */
function InviteHere({ event, shareToken, isHost }: InviteHereProps) {
  const [search] = useSearchParams();
  if (!isHost || !search.has('invite')) return null;
  return (
    <Suspense>
      <InviteSheet
        event={event}
        shareToken={shareToken}
        managePath={`${paths.manageEvent(event.eventId)}?tab=invite`}
      />
    </Suspense>
  );
}

/** One event: what, when, where, who, and a spot for the next player. */
export function Component() {
  const seen = useLoaderData<typeof loader>();
  const { event, seats, mine, canManage, isSignedIn } = seen;
  const { token } = useEventInput(event.eventId);
  const [bar, setBar] = useState<HTMLDivElement | null>(null);
  const headingRef = usePageHeading<HTMLHeadingElement>(event.title);
  const now = useNow();
  useFresh(event.eventId);
  const fullness = { seats, isUndrawn: isUndrawn(seen.draw), now };
  const state = eventState(event, fullness);
  const phase = state.phase;
  return (
    <DeedSlot slot={bar}>
      <EventTemplate
        {...fullness}
        event={{ ...event, isOnline: event.isOnline && !seen.onlineUrl }}
        headingRef={headingRef}
        link={RouterLink}
        viewerZone={viewerZone()}
        plan={seen.quote?.fees.plan ?? seen.guestPrice?.plan}
        distance={seen.distance}
        people={peopleIn(seen)}
        chips={<EventChips event={event} canManage={canManage} />}
        noticeMore={<NoticeMore event={event} />}
        standing={
          <>
            <InviteHere event={event} shareToken={seen.shareToken} isHost={canManage} />
            <AskedOfYou {...seen} />
            <MyStanding {...seen} phase={phase} isUndrawn={fullness.isUndrawn} />
            {seen.dues && <MyDuesCard {...seen.dues} organizer={event.hostName} />}
            <MinimumAlert event={event} neededMore={seen.neededMore} />
            <JoinedJump status={mine.status} />
          </>
        }
        follow={<FollowHost event={event} seen={seen} />}
        hostMore={
          // Hosts know how they are rated.
          !canManage && (
            <Suspense>
              <HostRating userId={event.creatorId} hostName={event.hostName} />
            </Suspense>
          )
        }
        moreFacts={seen.onlineUrl && <OnlineFact url={seen.onlineUrl} />}
        actions={<EventActions {...seen} phase={phase} />}
        join={<JoinHere seen={seen} state={state} now={now} />}
        deed={<div className="event-bar-deed" ref={setBar} />}
      >
        <People seen={seen} />
        {seen.hasSlots && (
          <Suspense>
            <SlotsPanel event={event} slots={seen.slots} isIn={mine.status === 'in'} quote={seen.quote} />
          </Suspense>
        )}
        <EventGames games={seen.games} token={token} link={RouterLink} />
        <EventFiles event={event} isSignedIn={isSignedIn} canManage={canManage} token={token} />
        {seen.series && (
          <SeriesPanel
            series={seen.series}
            event={event}
            token={token}
            canJoin={isSignedIn && !seen.needsName}
            pass={seen.pass}
          />
        )}
        {isSignedIn && (canManage || mine.status !== 'none') && <LaterAnnouncements aboutId={event.eventId} />}
      </EventTemplate>
    </DeedSlot>
  );
}

/** Names of the players who are in, as far as the reader may know them. */
const peopleIn = ({ joiners }: Seen) =>
  joiners?.joiners.filter(({ status }) => status === 'in').map(({ displayName: name }) => ({ name })) ?? [];
