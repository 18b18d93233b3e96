import SpaceBetween from '@cloudscape-design/components/space-between';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Event } from '#shared/events/schemas.ts';
import { api } from '../../api.ts';
import { toRejection } from '../../forms/form-action.ts';
import { loadMe } from '../../me.ts';
import { notify } from '../../shell/notices.ts';
import { Page } from '../../shell/page.tsx';
import { eventInput, seeEvent } from './event-access.ts';
import { EventActions } from './event-actions.tsx';
import { EventBadges } from './event-badges.tsx';
import { EventFacts } from './event-facts.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { forgetJoinIntent, meansToJoinNow } from './join-intent.ts';
import { JoinPanel } from './join-panel.tsx';
import { JoinerList } from './joiner-list.tsx';
import { answerSeries, isSeriesIntent, type SeriesIntent, seeSeries } from './see-series.ts';
import { SeriesPanel } from './series-panel.tsx';
import { useFresh } from './use-fresh.ts';
import './event-page.css';

export async function loader(args: LoaderFunctionArgs) {
  const input = eventInput(args);
  await joinAsMeant(input);
  const [seen, me] = await Promise.all([seeEvent(input, args.request.signal), loadMe()]);
  const needsProfile = me.state === 'pending' || (me.state === 'success' && !me.hasAdditionalInfo);
  const joiners = seen.isSignedIn ? api.events.listJoiners({ ...input, limit: 100 }) : undefined;
  const series = await seeSeries(seen.event, input, args.request.signal);
  return { ...seen, series, needsProfile, joiners: joiners && (await joiners), here: here(args) };
}

const linkKey = () => new URLSearchParams(location.search).get('t') ?? undefined;

const here = ({ request }: LoaderFunctionArgs) => {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
};

/** For somebody who pressed Join before they had signed in: now that they can, it is done. */
async function joinAsMeant(input: ReturnType<typeof eventInput>): Promise<void> {
  if (!meansToJoinNow(input.eventId)) return;
  const me = await loadMe();
  if (me.state !== 'success' || !me.hasAdditionalInfo) return;
  forgetJoinIntent();
  await join(input);
}

async function join(input: ReturnType<typeof eventInput>): Promise<void> {
  try {
    const { mine } = await api.events.joinEvent(input);
    notify('success', mine.status === 'waiting' ? `You are number ${mine.position} in line` : "You're in");
  } catch (error) {
    notify('error', toRejection(error).title);
  }
}

/** Joins or leaves; the answer says where the person stands now. */
export async function action(args: ActionFunctionArgs) {
  const input = eventInput(args);
  const sent = (await args.request.json()) as { intent: 'join' | 'leave' } | SeriesIntent;
  if (sent.intent === 'join') {
    await join(input);
    return null;
  }
  try {
    if (isSeriesIntent(sent)) {
      notify('info', await answerSeries(sent, input));
      return null;
    }
    await api.events.leaveEvent({ eventId: input.eventId });
    notify('info', 'You have left this event');
  } catch (error) {
    notify('error', toRejection(error).title);
  }
  return null;
}

/** Follows whoever hosts an event. */
const FollowHost = ({ event: { creatorId, hostName }, follows }: { event: Event; follows: boolean }) => (
  <FavouriteButton
    kind="person"
    refId={creatorId}
    isFavourite={follows}
    words={{ add: `Follow ${hostName}`, remove: `Following ${hostName}` }}
  />
);

/** One event: what, when, where, who, and a seat for whoever wants one. */
export function Component() {
  const { event, seats, mine, canManage, needsProfile, isSignedIn, joiners, here, ...seen } =
    useLoaderData<typeof loader>();
  useFresh();
  return (
    <Page
      title={event.title}
      description={`Hosted by ${event.hostName}`}
      actions={
        <EventActions event={event} canManage={canManage} shareToken={seen.shareToken}>
          {isSignedIn && (
            <FavouriteButton
              kind="event"
              refId={event.eventId}
              token={linkKey()}
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
      <EventBadges event={event} />
      <div className="event-columns">
        <div className="event-join">
          <JoinPanel
            event={event}
            seats={seats}
            mine={mine}
            needed={isSignedIn ? (needsProfile ? 'profile' : 'nothing') : 'signIn'}
            here={here}
          />
        </div>
        <div className="event-facts">
          <SpaceBetween size="l">
            <EventFacts event={event} />
            {seen.series && (
              <SeriesPanel
                series={seen.series}
                eventId={event.eventId}
                token={linkKey()}
                canJoin={isSignedIn && !needsProfile}
              />
            )}
          </SpaceBetween>
        </div>
        {joiners && (
          <div className="event-people">
            <JoinerList joiners={joiners.joiners} isWhole={!joiners.nextCursor} needsProfile={needsProfile} />
          </div>
        )}
      </div>
    </Page>
  );
}
