import { Link } from 'react-router';
import { Chip } from '#web/blocks/look/chip.ts';
import { RowLink } from '#web/blocks/look/row-link.ts';
import { SportTile } from '#web/blocks/look/sport-tile.ts';
import { type AgendaEntry, partsOf } from './agenda.ts';
import { chipOf, lineOf, titleOf } from './agenda-words.ts';

interface AgendaListProps {
  readonly entries: readonly AgendaEntry[];
  /** What the same person has at the same time. */
  readonly conflicts: ReadonlyMap<AgendaEntry, readonly AgendaEntry[]>;
  readonly now: Date;
}

/** Everything ahead by time: what one plays, hosts or brings children to. */
export const AgendaList = ({ entries, conflicts, now }: AgendaListProps) =>
  partsOf(entries, now).map(({ title, entries: rows }) => (
    <section key={title} className="home-part">
      <h2>{title}</h2>
      <ul className="row-list">
        {rows.map((entry) => (
          <li key={entry.key}>
            <Row entry={entry} conflicts={conflicts.get(entry)} isToday={title === 'Today'} />
          </li>
        ))}
      </ul>
    </section>
  ));

interface RowProps {
  readonly entry: AgendaEntry;
  readonly conflicts: readonly AgendaEntry[] | undefined;
  readonly isToday: boolean;
}

function Row({ entry, conflicts = [], isToday }: RowProps) {
  const { thing } = entry;
  const chip = chipOf(entry);
  return (
    <RowLink
      href={thing.href}
      link={Link}
      picture={<SportTile key="tile" gameTypeId={thing.gameTypeId} />}
      title={titleOf(entry)}
      line={[lineOf(entry, isToday), ...conflicts.map(conflictWords)].join(' · ')}
      chip={
        chip && (
          <Chip key="chip" tone={chip.tone}>
            {chip.words}
          </Chip>
        )
      }
    />
  );
}

const conflictWords = ({ thing }: AgendaEntry): string => `Conflict: same time as ${thing.title}`;
