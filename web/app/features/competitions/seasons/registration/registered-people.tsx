import { lazy, Suspense } from 'react';
import type { Registration } from '#shared/competitions/seasons/registration.ts';
import { isStanding } from '#shared/competitions/seasons/registration.ts';
import type { SeasonCard } from '#shared/competitions/seasons/schemas.ts';
import { modeOfOther, registrationWords } from '#shared/competitions/seasons/season-words.ts';
import type { SeasonView } from '#shared/competitions/seasons/views.ts';
import { CollectionTable } from '#web/app/tables/collection-table.tsx';
import { Avatar } from '#web/blocks/look/avatar.ts';
import { Chip } from '#web/blocks/look/chip.ts';
import { Wishes } from './wishes.tsx';

const RegistrationActions = lazy(async () => ({
  default: (await import('./registration-actions.tsx')).RegistrationActions,
}));

interface RegisteredPeopleProps {
  readonly registrations: readonly Registration[];
  readonly view: SeasonView;
  /** Other seasons of the community that a player can move to. */
  readonly others: readonly SeasonCard[];
  /** Of those who registered. */
  readonly names: ReadonlyMap<string, string>;
}

/** All who registered for a season, with what an organizer can decide about each. */
export function RegisteredPeople({ registrations, ...of }: RegisteredPeopleProps) {
  const { season, squads } = of.view;
  const divisionOf = ({ divisionId }: Registration) =>
    season.divisions.find((division) => division.divisionId === divisionId)?.name ?? '';
  const teamsOf = ({ squadIds }: Registration) =>
    squads.filter(({ squadId }) => squadIds.includes(squadId)).map(({ name }) => name);
  const status = (one: Registration) => <Chip tone={toneOf(one)}>{registrationWords(one, teamsOf(one))}</Chip>;
  const actions = (registration: Registration) => (
    <Suspense>
      <RegistrationActions {...{ registration, ...of }} />
    </Suspense>
  );
  const about = (registration: Registration) => <About {...{ registration, ...of }} />;
  return (
    <CollectionTable
      items={registrations}
      idOf={({ userId }) => userId}
      nameOf={({ displayName }) => displayName}
      wordsOf={(one) => [one.displayName, registrationWords(one, teamsOf(one)), divisionOf(one)].join(' ')}
      noun={['player', 'players']}
      title="People"
      empty="No registrations yet."
      columns={[
        {
          id: 'name',
          header: 'Player',
          isRowHeader: true,
          sortingField: 'displayName',
          cell: (one) => (
            <div className="collection-person">
              <Avatar name={one.displayName} />
              <div>
                <strong>{one.displayName}</strong>
                {about(one)}
              </div>
            </div>
          ),
        },
        { id: 'status', header: 'Status', sortingField: 'status', cell: status },
        { id: 'mode', header: 'Registered', sortingField: 'mode', cell: ({ mode }) => modeOfOther[mode] },
        ...(season.divisions.length > 1
          ? [{ id: 'division', header: 'Division', sortingField: 'divisionId' as const, cell: divisionOf }]
          : []),
        { id: 'level', header: 'Level', sortingComparator: byLevel, cell: ({ answers }) => answers.level },
        { id: 'actions', header: 'Actions', cell: actions },
      ]}
      rowOf={(one) => ({
        picture: <Avatar name={one.displayName} size={40} />,
        title: one.displayName,
        line: (
          <>
            {`${modeOfOther[one.mode]} · level ${one.answers.level}`}
            {about(one)}
          </>
        ),
        chip: status(one),
        actions: actions(one),
      })}
    />
  );
}

const byLevel = (a: Registration, b: Registration) => a.answers.level - b.answers.level;

/** Green on a team, yellow while something is still to be decided. */
function toneOf({ status }: Registration) {
  if (status === 'placed' || status === 'active') return 'in';
  return isStanding(status) ? 'wait' : 'plain';
}

/** Wishes, a note, and where a registration comes from. */
const About = ({
  registration,
  names,
  others,
}: { readonly registration: Registration } & Omit<RegisteredPeopleProps, 'registrations' | 'view'>) => (
  <div className="collection-line">
    {registration.carriedFrom && <div>{carriedWords(registration, names, others)}</div>}
    <Wishes answers={registration.answers} names={names} />
    {registration.answers.note !== '' && <div className="pre-line">{registration.answers.note}</div>}
  </div>
);

/** Where a registration comes from: what was paid there counts here. */
function carriedWords(
  { userId, carriedFrom }: Registration,
  names: RegisteredPeopleProps['names'],
  others: RegisteredPeopleProps['others'],
): string {
  if (!carriedFrom || carriedFrom.userId !== userId)
    return `Took over the spot of ${names.get(carriedFrom?.userId ?? '') ?? 'a former player'}, including the payment.`;
  const season = others.find(({ seasonId }) => seasonId === carriedFrom.seasonId);
  return `Moved from ${season?.label ?? 'another season'}, including the payment.`;
}
