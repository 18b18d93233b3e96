import SpaceBetween from '@cloudscape-design/components/space-between';
import { type ComponentProps, lazy, Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { events } from '#shared/events/contract.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import { statusAt } from '#shared/events/details/states.ts';
import { eventSlots } from '#shared/events/slots/contract.ts';
import { slotGroupsOf } from '#shared/events/slots/schemas.ts';
import { FavouriteButton } from '#web/app/favourites/favourite-button.tsx';
import { operations } from '#web/app/operations/operations.ts';
import { useFresh } from '#web/app/operations/use-fresh.ts';
import { paths } from '#web/app/router/paths.ts';
import { loadMe } from '#web/app/session/me.ts';
import { Page } from '#web/app/shell/page/page.tsx';
import { FollowHost } from '../following/follow-host.tsx';
import { hostedBy } from '../hosts/host-words.ts';
import { MinimumAlert } from '../lifecycle/minimum-alert.tsx';
import { eligibilityFailuresFor } from '../rsvp/eligibility-note.tsx';
import { guestListWords } from '../rsvp/guest-list-words.ts';
import { joinAsMeant } from '../rsvp/join-as-intended.ts';
import { JoinPanel } from '../rsvp/join-panel.tsx';
import { JoinerList } from '../rsvp/joiner-list.tsx';
import { seeSeries } from '../series/see-series.ts';
import { SeriesPanel } from '../series/series-panel.tsx';
import { AskedOfYou } from './asked-of-you.tsx';
import { eventInput, seeEvent, useEventInput } from './event-access.ts';
import { EventActions } from './event-actions.tsx';
import { EventBadges } from './event-badges.tsx';
import { EventFacts } from './event-facts.tsx';
import { EventCover, EventFiles } from './event-media.tsx';
import './event-page.css';

/** Only some events have any. */
const HostRating = lazy(async () => ({ default: (await import('../hosts/host-rating.tsx')).HostRating }));
const EventGames = lazy(async () => ({ default: (await import('./event-games.tsx')).EventGames }));
const InviteSheet = lazy(async () => ({ default: (await import('../invitations/invite-sheet.tsx')).InviteSheet }));
const FamilyPanel = lazy(async () => ({ default: (await import('../dependants/family-panel.tsx')).FamilyPanel }));
const SlotsPanel = lazy(async () => ({ default: (await import('../slots/slots-panel.tsx')).SlotsPanel }));

const VotesPanel = lazy(async () => ({ default: (await import('./votes-panel.tsx')).VotesPanel }));

export async function loader(args: LoaderFunctionArgs) {
  const input = eventInput(args);
  const missing = await joinAsMeant(input);
  const games = import('./load-event-games.ts').then(({ loadEventGames }) => loadEventGames(input));
  const [seen, me] = await Promise.all([seeEvent(input, args.request.signal), loadMe()]);
  const needsProfile = me.state === 'pending' || (me.state === 'success' && !me.hasAdditionalInfo);
  const hasSlots = slotGroupsOf(seen.event).length > 0;
  const [joiners, asking, series, signUps, eventGames] = await Promise.all([
    seen.isSignedIn ? operations(events).listJoiners({ ...input, limit: 100 }) : undefined,
    seen.answer.hasSay && !needsProfile ? whoAsks(input.eventId) : undefined,
    seeSeries(seen.event, input, args.request.signal),
    seen.isSignedIn && hasSlots ? operations(eventSlots).listSlots(input) : undefined,
    games,
  ]);
  return {
    ...seen,
    games: eventGames,
    series,
    missing,
    hasSlots,
    slots: signUps?.slots ?? [],
    needsProfile,
    eligibilityFailures: eligibilityFailuresFor(seen.event, me, seen),
    joiners,
    requests: asking?.requests ?? [],
    here: here(args),
  };
}

/** Few have a say in who comes. */
const whoAsks = async (eventId: string) =>
  operations((await import('#shared/events/hosts/contract.ts')).hostsContract).listRequests({ eventId });

const here = ({ request: { url } }: LoaderFunctionArgs) => url.slice(new URL(url).origin.length);

/** Whom somebody answers for, where they do. */
const FamilyHere = ({ event, isShown }: { event: Event; isShown: boolean }) =>
  isShown && (
    <Suspense>
      <FamilyPanel event={event} />
    </Suspense>
  );

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

const GamesHere = ({ games, token }: ComponentProps<typeof EventGames>) =>
  games.length > 0 && (
    <Suspense>
      <EventGames games={games} token={token} />
    </Suspense>
  );

const VotesHere = (props: ComponentProps<typeof VotesPanel>) =>
  props.requests.length > 0 && (
    <Suspense>
      <VotesPanel {...props} />
    </Suspense>
  );

/** One event: what, when, where, who, and a seat for whoever wants one. */
export function Component() {
  const { event, seats, mine, answer, neededMore, canManage, needsProfile, isSignedIn, ...seen } =
    useLoaderData<typeof loader>();
  const { joiners, requests, here } = seen;
  const { token } = useEventInput(event.eventId);
  useFresh(event.eventId);
  return (
    <Page
      title={event.title}
      description={
        <>
          {hostedBy(event)}
          <Suspense>
            <HostRating userId={event.creatorId} hostName={event.hostName} />
          </Suspense>
        </>
      }
      actions={
        <EventActions {...seen} event={event} canManage={canManage} shareToken={seen.shareToken}>
          {isSignedIn && (
            <FavouriteButton
              kind="event"
              refId={event.eventId}
              token={token}
              isFavourite={seen.isFavourite}
              count={seen.favourites}
              words={{ add: 'Keep', remove: 'Kept' }}
            />
          )}
          {isSignedIn && !canManage && event.visibility === 'public' && (
            <FollowHost event={event} follows={seen.followsHost} />
          )}
        </EventActions>
      }
    >
      <InviteHere event={event} shareToken={seen.shareToken} isHost={canManage} />
      <AskedOfYou {...seen} event={event} mine={mine} answer={answer} />
      <EventBadges event={event} />
      <EventCover event={event} />
      <MinimumAlert event={event} neededMore={neededMore} />
      <div className="event-columns">
        <div className="event-join">
          <JoinPanel
            event={event}
            seats={seats}
            mine={mine}
            answer={answer}
            draw={seen.draw}
            needed={isSignedIn ? (needsProfile ? 'profile' : 'nothing') : 'signIn'}
            isHost={canManage}
            isInvited={seen.isInvited === true}
            eligibilityFailures={seen.eligibilityFailures}
            missing={seen.missing}
            here={here}
          />
          <FamilyHere event={event} isShown={isSignedIn && !needsProfile} />
        </div>
        <div className="event-facts">
          <SpaceBetween size="l">
            <EventFacts event={event} onlineUrl={seen.onlineUrl} />
            {seen.hasSlots && (
              <Suspense>
                <SlotsPanel event={event} slots={seen.slots} isIn={mine.status === 'in'} />
              </Suspense>
            )}
            <GamesHere games={seen.games} token={token} />
            <EventFiles event={event} canManage={canManage} isSignedIn={isSignedIn} token={token} />
            {seen.series && (
              <SeriesPanel series={seen.series} event={event} token={token} canJoin={isSignedIn && !needsProfile} />
            )}
          </SpaceBetween>
        </div>
        {joiners && (
          <div className="event-people">
            <VotesHere eventId={event.eventId} requests={requests} />
            <JoinerList
              joiners={joiners.joiners}
              isWhole={!joiners.nextCursor}
              needsProfile={needsProfile}
              isOpen={statusAt(event, new Date()) === 'scheduled'}
              hidden={guestListWords(event, mine.status === 'in', seen.canManageJoiners)}
            />
          </div>
        )}
      </div>
    </Page>
  );
}
