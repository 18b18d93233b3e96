import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import Input from '@cloudscape-design/components/input';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { tournamentDesk } from '#shared/competitions/tournaments/desk-contract.ts';
import type { LateEntry } from '#shared/competitions/tournaments/late-entry.ts';
import type { DeskView } from '#shared/competitions/tournaments/views.ts';
import { quantity } from '#shared/quantity.ts';
import { sentenceOf } from '#web/app/operations/rejection.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { ProblemAlert } from '#web/app/shell/page/problem-alert.tsx';

interface LateEntriesProps {
  readonly desk: DeskView;
}

/** Adds an entry after the draw, and takes in those that no draw has: what comes of it is said before. */
export function LateEntries({ desk }: LateEntriesProps) {
  const { tournament, late, outside } = desk;
  const { tournamentId, categories, slug } = tournament;
  const [picked, setPicked] = useState(late[0]?.categoryId);
  const [name, setName] = useState('');
  const { run, isRunning, rejection } = useOperation(tournamentDesk, 'addLateEntry', {
    done: 'Entry added',
    showsProblem: true,
  });
  const nameOf = (categoryId: string) => categories.find((one) => one.categoryId === categoryId)?.name ?? '';
  const options = late.map(({ categoryId }) => ({ value: categoryId, label: nameOf(categoryId) }));
  const found = late.find(({ categoryId }) => categoryId === picked);
  const add = async ({ categoryId, way }: LateEntry) => {
    if (way !== 'none' && (await run({ tournamentId, categoryId, way, name }))) setName('');
  };
  return (
    <Container header={<Header variant="h2">Late entries</Header>}>
      <SpaceBetween size="m">
        {rejection && <ProblemAlert>{sentenceOf(rejection)}</ProblemAlert>}
        {options.length > 1 && (
          <FormField label="Category of the late entry">
            <Select
              options={options}
              selectedOption={options.find(({ value }) => value === picked) ?? null}
              onChange={({ detail }) => setPicked(detail.selectedOption.value)}
            />
          </FormField>
        )}
        {found && !found.hasRoom && (
          <p>
            {`${nameOf(found.categoryId)} is full. Raise its number of entries in the `}
            <AppLink to={paths.editTournament(slug)}>settings</AppLink> to take one more.
          </p>
        )}
        {found?.hasRoom && <p>{lateWords(found, nameOf(found.categoryId))}</p>}
        {found?.hasRoom && found.way !== 'none' && (
          <>
            <FormField label="Late entry" constraintText="A player’s name, or both names of a pair.">
              <Input value={name} onChange={({ detail }) => setName(detail.value)} />
            </FormField>
            <Button loading={isRunning} onClick={() => void add(found)}>
              Add late entry
            </Button>
          </>
        )}
        <Outside
          {...{ desk }}
          isBusy={isRunning}
          onTake={({ entryId, categoryId }, way) => void run({ tournamentId, categoryId, entryId, way })}
        />
        {outside.length > 0 && late.some(({ hasRoom }) => !hasRoom) && (
          <p>Entries on the waitlist move up when a category takes more entries. Then you can add them to the draw.</p>
        )}
      </SpaceBetween>
    </Container>
  );
}

interface OutsideProps extends LateEntriesProps {
  readonly isBusy: boolean;
  readonly onTake: (entry: DeskView['outside'][number], way: Exclude<LateEntry['way'], 'none'>) => void;
}

/** Entries that no draw has, with where they stand. */
function Outside({ desk: { tournament, late, outside }, isBusy, onTake }: OutsideProps) {
  if (outside.length === 0) return null;
  return (
    <ul className="tournament-lines" aria-label="Not in the draw">
      {outside.map((entry) => {
        const found = late.find(({ categoryId }) => categoryId === entry.categoryId);
        const category = tournament.categories.find(({ categoryId }) => categoryId === entry.categoryId)?.name ?? '';
        const way = found?.way;
        const isNext = entry.position === undefined && (way === 'pool' || way === 'bye');
        return (
          <li key={entry.entryId}>
            <strong>{entry.name}</strong>
            <br />
            <small>
              {entry.position === undefined
                ? `${category}, entered but not in the draw`
                : `${category}, number ${entry.position} on the waitlist`}
            </small>
            {found && entry.position === undefined && <p>{lateWords(found, category)}</p>}
            {isNext && (
              <p>
                <Button ariaLabel={`Add ${entry.name} to the draw`} loading={isBusy} onClick={() => onTake(entry, way)}>
                  Add to the draw
                </Button>
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** What a late entry leads to, or why there can be none. */
function lateWords({ way, why, groupId, matches = 0, against }: LateEntry, category: string): string {
  switch (way) {
    case 'list':
      return `A late entry joins the list of ${category}. Draw it after that.`;
    case 'redraw':
      return `A late entry joins the list of ${category}. Draw it again to include them.`;
    case 'pool':
      return `A late entry${groupId ? ` joins pool ${groupId} and` : ''} plays ${quantity(matches, 'match', 'matches')}. Place them on courts after that.`;
    case 'bye':
      return `A late entry takes the bye of ${against}: they meet in the first round. Place their match on a court after that.`;
    default:
      return `${category} can’t take a late entry: ${whyWords[why ?? 'over']}.`;
  }
}

const whyWords: Readonly<Record<NonNullable<LateEntry['why']>, string>> = {
  over: 'its pools are over',
  noBye: 'its bracket has no bye left that hasn’t been played past',
  poolFull: 'its pools are as large as they get',
};
