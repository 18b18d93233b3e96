import { Link } from 'react-router';
import type { Answer } from '#shared/contract/operation.ts';
import type { discovery } from '#shared/discovery/contract.ts';
import type { EntryKind } from '#shared/discovery/entry.ts';
import type { NearbyPlayer } from '#shared/people/connections/contract.ts';
import { gameTypeLabel, otherGameTypeId } from '#shared/places/game-types.ts';
import { inMiles } from '#web/app/map/location.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { startOf } from '#web/blocks/event-time.ts';
import { Avatar } from '#web/blocks/look/avatar.ts';
import { Crest } from '#web/blocks/look/crest.ts';
import { RowLink } from '#web/blocks/look/row-link.ts';
import { SportTile } from '#web/blocks/look/sport-tile.ts';

type Found = Answer<typeof discovery.operations.fullSearch>;
type FoundEntry = Found['entries'][number];

interface FoundProps extends Found {
  readonly text: string;
  /** Near the reader, who want to be found. */
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
          No results for “{text}”. Showing <strong>{spelledAs.join(' ')}</strong>:
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
                  <RowLink
                    href={path(entry.refId)}
                    link={Link}
                    picture={<Picture key="picture" entry={entry} />}
                    title={entry.title}
                    line={wordsFor(entry)}
                  />
                </li>
              ))}
          </ul>
        </section>
      ))}
      {people.length > 0 && <FoundPeople people={people} />}
      {!isComplete && <p>There may be more. Add another word to narrow it down.</p>}
    </>
  );
}

const FoundPeople = ({ people }: Pick<FoundProps, 'people'>) => (
  <section aria-label="People">
    <h2>People</h2>
    <ul className="entry-list">
      {people.map(({ userId, displayName, city, games }) => (
        <li key={userId}>
          <RowLink
            href={paths.profileOf(userId)}
            link={Link}
            picture={<Avatar key="picture" name={displayName} size={40} />}
            title={displayName}
            line={[city, ...games.map((game) => gameTypeLabel(game))].filter(Boolean).join(' · ')}
          />
        </li>
      ))}
    </ul>
  </section>
);

/** A crest for communities and organizations, a sport's tile for the rest. */
const Picture = ({ entry: { kind, refId, title, gameTypeId } }: { entry: FoundEntry }) =>
  kind === 'team' || kind === 'organization' ? (
    <Crest id={refId} name={title} size={32} />
  ) : (
    <SportTile gameTypeId={gameTypeId ?? otherGameTypeId} />
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
      No public results for “{text}”{isComplete ? '.' : ' so far. Add another word to narrow it down.'}
    </p>
    <AppLink to={paths.discover}>Browse games near you</AppLink>
  </div>
);
