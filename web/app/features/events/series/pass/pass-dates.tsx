import type { PassDate } from '#shared/events/series/pass/contract.ts';
import { Chip } from '#web/blocks/look/chip.ts';

interface PassDatesProps {
  readonly dates: readonly PassDate[];
  readonly timeZone: string;
  /** The player, where the reader chooses for several. */
  readonly name?: string;
}

/** The coming dates side by side, each with what the pass does about it. */
export const PassDates = ({ dates, timeZone, name }: PassDatesProps) => (
  <ul className="pass-dates" aria-label={name ? `Dates of the pass: ${name}` : 'Dates of the pass'}>
    {dates.map(({ eventId, startsAt, state }) => (
      <li key={eventId} data-state={state}>
        <time dateTime={startsAt}>{dayOf(startsAt, timeZone)}</time>
        <Chip tone={tones[state]}>{state === 'mine' && name && name !== 'Me' ? 'In already' : words[state]}</Chip>
      </li>
    ))}
  </ul>
);

const words: Readonly<Record<PassDate['state'], string>> = {
  included: 'Included',
  full: 'Full',
  mine: 'Already yours',
  closed: 'Not open',
};

const tones = { included: 'in', full: 'bad', mine: 'plain', closed: 'plain' } as const;

const dayOf = (startsAt: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone }).format(
    new Date(startsAt),
  );
