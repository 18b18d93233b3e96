import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { lazy, Suspense, useState } from 'react';
import type { Event } from '#shared/events/details/schemas.ts';
import { paysFirst } from '#shared/events/payments/pays-first.ts';
import { seriesContract } from '#shared/events/series/contract.ts';
import type { SeriesPass } from '#shared/events/series/pass/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { SeriesDates } from '#web/blocks/event/series-dates.ts';
import { useEventInput } from '../details/event-access.ts';
import { RouterLink } from '../details/router-link.tsx';
import { GroupChoice } from '../rsvp/groups/group-choice.tsx';
import type { SeenSeries } from './see-series.ts';
import { datesWords, seriesWords } from './series-words.ts';

/** Few series have a pass. */
const PassPanel = lazy(async () => ({ default: (await import('./pass/pass-panel.tsx')).PassPanel }));

interface SeriesPanelProps {
  readonly series: SeenSeries;
  /** The event whose page this is. */
  readonly event: Event;
  readonly token: string | undefined;
  readonly canJoin: boolean;
  /** What the coming dates cost together, where the host sells a pass. */
  readonly pass: SeriesPass | undefined;
}

/** How the event repeats, its next dates, and an answer to all of them. */
export function SeriesPanel({ series, event, token, canJoin, pass }: SeriesPanelProps) {
  return (
    <SeriesDates
      summary={series.summary}
      dates={series.next}
      eventId={event.eventId}
      pathOf={(eventId) => `${paths.event(eventId)}${token ? `?t=${token}` : ''}`}
      link={RouterLink}
    >
      {canJoin && (series.isStanding || !paysFirst(event)) && <Answers series={series} event={event} />}
      {canJoin && pass && (
        <Suspense>
          <PassPanel event={event} pass={pass} />
        </Suspense>
      )}
    </SeriesDates>
  );
}

/** One answer for many dates; no to new dates leaves the seats one has. */
function Answers({ series: { next, isStanding }, event }: Pick<SeriesPanelProps, 'series' | 'event'>) {
  const [group, setGroup] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const input = useEventInput(event.eventId);
  const joining = useOperation(seriesContract, 'joinSeries', { done: (counts) => seriesWords("You're in", counts) });
  const leaving = useOperation(seriesContract, 'leaveSeries', {
    done: ({ left }) => (left === 0 ? 'You won’t join new dates' : `You have left ${datesWords(left)}`),
  });
  const isBusy = joining.isRunning || leaving.isRunning;
  const join = (scope: 'all' | 'standing') => void joining.run({ ...input, scope, ...(group && { group }) });
  const leave = (seats: 'keep' | 'giveUp') => void leaving.run({ eventId: event.eventId, seats });
  const open = next.filter(({ status }) => status === 'scheduled').length;
  if (!isStanding)
    return open === 0 ? null : (
      <SpaceBetween size="xs">
        {event.capacityGroups && (
          <GroupChoice event={event} whose="On every date you’re joining as" value={group} onChange={setGroup} />
        )}
        <Button fullWidth loading={isBusy} onClick={() => join('all')}>
          Join all known dates
        </Button>
        <Button fullWidth loading={isBusy} onClick={() => join('standing')}>
          Join every date from now on
        </Button>
      </SpaceBetween>
    );
  return (
    <SpaceBetween size="xs">
      <StatusIndicator type="success">You join every new date</StatusIndicator>
      <Button fullWidth loading={isBusy} onClick={() => leave('keep')}>
        Stop joining new dates
      </Button>
      <Button fullWidth onClick={() => setAsking(true)}>
        Leave all dates
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Leave all dates?"
        verb="Leave all dates"
        stay="Stay"
        onClose={() => setAsking(false)}
        onConfirm={() => {
          leave('giveUp');
          setAsking(false);
        }}
      >
        Your spots on all upcoming dates go to the next in line right away, and you won’t join new ones.
      </ConfirmDialog>
    </SpaceBetween>
  );
}
