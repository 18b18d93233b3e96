import { Link } from 'react-router';
import { commitmentKey } from '#shared/events/conflicts/commitment.ts';
import { type Commitment, conflictsContract } from '#shared/events/conflicts/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useRead } from '#web/app/operations/use-read.ts';
import { paths } from '#web/app/router/paths.ts';
import { viewerZone } from '#web/blocks/event-time.ts';
import { placeOf, shortDayOf, timeOf } from '#web/blocks/look/event-card-words.ts';
import { LineIcon } from '#web/blocks/look/line-icon.ts';
import './conflict-notes.css';

interface ConflictNotesProps {
  readonly time: { readonly startsAt: string; readonly endsAt: string };
  /** The event, or `gameId/matchId`, that the page is about. */
  readonly besides?: string | undefined;
  /** Whether the page is about this child, or about the reader. */
  readonly concerns: (dependantId: string | undefined) => boolean;
}

/** A page asks in two places at once, for a player and for their children: one answer is for both. */
const underway = new Map<string, Promise<readonly Commitment[]>>();

function readOnce(key: string): Promise<readonly Commitment[]> {
  const known = underway.get(key);
  if (known) return known;
  const [from = '', until = '', besides] = key.split(' ');
  const reading = operations(conflictsContract)
    .listConflicts({ from, until, ...(besides && { besides }) })
    .then(({ conflicts }) => conflicts)
    .finally(() => underway.delete(key));
  underway.set(key, reading);
  return reading;
}

/** What the reader, or a child of theirs, has at the same time. Nothing while that is not known. */
export function ConflictNotes({ time: { startsAt: from, endsAt: until }, besides = '', concerns }: ConflictNotesProps) {
  const found = useRead(`${from} ${until} ${besides}`, readOnce) ?? [];
  return found
    .filter(({ child }) => concerns(child?.dependantId))
    .map((one) => (
      <p key={`${commitmentKey(one)}/${one.child?.dependantId ?? ''}`} className="conflict-note">
        <LineIcon name="warning" size={20} />
        <span>
          {one.child ? `Conflict for ${one.child.firstName}: same time as ` : 'Conflict: same time as '}
          <Link to={pathTo(one)}>{one.title}</Link>
          {` · ${lineOf(one)}`}
        </span>
      </p>
    ));
}

const pathTo = ({ of }: Commitment): string => (of.kind === 'event' ? paths.event(of.eventId) : paths.match(of));

const lineOf = (one: Commitment): string =>
  [`${shortDayOf(one)}, ${timeOf(one, viewerZone())}`, placeOf(one.place), unsureWords(one)]
    .filter(Boolean)
    .join(' · ');

/** What is not certain yet; to be in needs no word. */
function unsureWords({ of, child }: Commitment): string | undefined {
  if (of.kind === 'event') return unsure[of.status];
  if (of.role === 'official') return child ? 'Officiates' : 'You officiate';
  return unsure[of.answer ?? 'none'];
}

const unsure = {
  in: undefined,
  out: undefined,
  maybe: 'Maybe',
  none: 'No answer yet',
  waiting: 'Waitlist',
  offered: 'Spot held',
  requested: 'Requested',
} as const;
