import type { Answer } from '#shared/contract/operation.ts';
import type { discovery } from '#shared/discovery/contract.ts';
import type { EntryKind } from '#shared/discovery/entry.ts';
import type { NearbyPlayer } from '#shared/people/connections/contract.ts';
import { gameTypeLabel } from '#shared/places/game-types.ts';
import { inMiles } from '#web/app/map/location.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { startOf } from '#web/blocks/event-time.ts';

type Found = Answer<typeof discovery.operations.fullSearch>;
type FoundEntry = Found['entries'][number];

interface FoundProps extends Found {
  readonly text: string;
  /** Around whoever looks, who want to be found. */
  readonly people: readonly NearbyPlayer[];
}

/** The kinds that have a page to open, in the order they are shown. */
const kinds: readonly { readonly kind: EntryKind; readonly title: string; readonly path: (refId: string) => string }[] =
  [
    { kind: 'event', title: 'Events', path: paths.event },
    { kind: 'place', title: 'Places', path: paths.place },
    { kind: 'team', title: 'Communities', path: paths.team },
    { kind: 'season', title: 'Seasons', path: paths.season },
    { kind: 'organization', title: 'Organizations', path: paths.organization },
  ];

/** What was found, kind by kind. */
export function FoundEntries({ text, people, entries, spelledAs = [], isComplete }: FoundProps) {
  const shown = kinds.filter(({ kind }) => entries.some((entry) => entry.kind === kind));
  if (shown.length === 0 && people.length === 0) return <NothingFound text={text} isComplete={isComplete} />;
  return (
    <>
      {spelledAs.length > 0 && (
        <p>
          Nothing is called “{text}”. This is for <strong>{spelledAs.join(' ')}</strong>:
        </p>
      )}
      {shown.map(({ kind, title, path }) => (
        <section key={kind} aria-label={title}>
          <h2>{title}</h2>
          <ul className="entry-list">
            {entries
              .filter((entry) => entry.kind === kind)
              .map((entry) => (
                <li key={entry.refId}>
                  <AppLink to={path(entry.refId)} fontSize="heading-s">
                    {entry.title}
                  </AppLink>
                  <div>{wordsFor(entry)}</div>
                </li>
              ))}
          </ul>
        </section>
      ))}
      {people.length > 0 && <FoundPeople people={people} />}
      {!isComplete && <p>There may be more. Another word narrows it down.</p>}
    </>
  );
}

const FoundPeople = ({ people }: Pick<FoundProps, 'people'>) => (
  <section aria-label="People">
    <h2>People</h2>
    <ul className="entry-list">
      {people.map(({ userId, displayName, city, games }) => (
        <li key={userId}>
          <AppLink to={paths.profileOf(userId)} fontSize="heading-s">
            {displayName}
          </AppLink>
          <div>{[city, ...games.map((game) => gameTypeLabel(game))].filter(Boolean).join(' · ')}</div>
        </li>
      ))}
    </ul>
  </section>
);

function wordsFor({
  startsAt,
  timeZone,
  isTimeTbd,
  gameTypeId,
  otherGameType,
  detail,
  distanceMiles,
}: FoundEntry): string {
  return [
    startsAt && timeZone && startOf({ timeZone, startsAt, isTimeTbd }),
    gameTypeId && gameTypeLabel(gameTypeId, otherGameType),
    detail,
    distanceMiles !== undefined && (distanceMiles < 1 ? 'less than a mile' : inMiles(distanceMiles)),
  ]
    .filter(Boolean)
    .join(' · ');
}

const NothingFound = ({ text, isComplete }: { text: string; isComplete: boolean }) => (
  <div>
    <p>
      Nothing that is open to everybody is called “{text}”
      {isComplete ? '.' : ', as far as we looked. Another word narrows it down.'}
    </p>
    <AppLink to={paths.discover}>Look by place and day instead</AppLink>
  </div>
);
