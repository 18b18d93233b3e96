import type { RuleEffect } from '#shared/events/series/rule-contract.ts';
import { quantity } from '#shared/quantity.ts';

const clock = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });
const dates = (count: number) => quantity(count, 'date');
const people = (count: number) => quantity(count, 'person', 'people');

/** What another rule will do, before it is saved. */
export function RuleEffectList({ effect }: { effect: RuleEffect }) {
  const { summary, added, moved, kept, removed, stillCancelled, peopleToTell, lost } = effect;
  const lines = [
    { count: added, words: 'added' },
    { count: moved, words: 'moved to another time; players keep their spots' },
    { count: kept, words: 'stay as they are' },
    { count: removed, words: 'removed' },
    { count: stillCancelled, words: 'stay canceled' },
  ].filter(({ count }) => count > 0);
  return (
    <>
      <p>{summary}</p>
      <ul>
        {lines.map(({ count, words }) => (
          <li key={words}>
            {dates(count)}: {words}
          </li>
        ))}
      </ul>
      {peopleToTell > 0 && <p>{people(peopleToTell)} on removed dates will each get one email.</p>}
      {lost.length > 0 && (
        <ul aria-label="Removed dates">
          {lost.map(({ localStart, people: onList, isEdited }) => (
            <li key={localStart}>
              {clock.format(new Date(`${localStart}Z`))}: {people(onList)} on the list
              {isEdited && ', changed on its own before'}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
