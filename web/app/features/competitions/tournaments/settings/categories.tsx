import Container from '@cloudscape-design/components/container';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense } from 'react';
import { isPaidFirst } from '#shared/competitions/tournaments/held-entries.ts';
import type { Category } from '#shared/competitions/tournaments/schemas.ts';
import { isBeforeDraw } from '#shared/competitions/tournaments/states.ts';
import type { CategoryEntries, MyTournamentView } from '#shared/competitions/tournaments/views.ts';
import { categoryFormatLabel, entryKindLabel, type TournamentStatus } from '#shared/competitions/tournaments/words.ts';
import { eligibilityWords } from '#shared/events/rsvp/eligibility.ts';
import { quantity } from '#shared/quantity.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { byCardOf, feeWords, localWords } from '../tournament-words.ts';

const AidBeforeEntry = lazy(async () => ({
  default: (await import('../../payments/aid/entry-aid.tsx')).AidBeforeEntry,
}));
const Entering = lazy(async () => ({ default: (await import('../entering.tsx')).Entering }));

interface CategoriesProps {
  readonly view: MyTournamentView;
  readonly isSignedIn: boolean;
  /** Whether the lists of entries are open. */
  readonly isOpen?: boolean;
}

/** What can be entered, with the places that are left and who is in. */
export const Categories = ({ view, isSignedIn, isOpen = false }: CategoriesProps) => (
  <SpaceBetween size="l">
    {view.tournament.categories.map((category) => (
      <CategoryPart key={category.categoryId} {...{ category, view, isSignedIn, isOpen }} />
    ))}
    {paysOnceIn(view) && (
      <Suspense>
        <AidBeforeEntry tournamentId={view.tournament.tournamentId} />
      </Suspense>
    )}
  </SpaceBetween>
);

/** Whether the reader has nothing to pay yet, and will have by card once they enter. */
const paysOnceIn = ({ tournament, cards, mine, hasChildIn, openTo }: MyTournamentView): boolean =>
  cards !== undefined &&
  mine.length === 0 &&
  !hasChildIn &&
  tournament.categories.some(({ categoryId, fee }) => fee && openTo.includes(categoryId));

function CategoryPart({
  category,
  view,
  isSignedIn,
  isOpen: isListed = false,
}: CategoriesProps & { readonly category: Category }) {
  const { categoryId, name, format, entryKind, gamesGuaranteed, eligibility, startWindow, fee } = category;
  const list = view.entries.find((one) => one.categoryId === categoryId);
  const facts = [
    categoryFormatLabel[format],
    entryKindLabel[entryKind],
    eligibilityWords(eligibility),
    gamesGuaranteed > 0 && `at least ${quantity(gamesGuaranteed, 'match', 'matches')}`,
    startWindow && `Starts between ${localWords(startWindow.from)} and ${localWords(startWindow.until)}`,
    feeWords(fee, byCardOf(fee, view.cards), isPaidFirst(view.tournament)),
  ];
  const isOpen = view.tournament.status === 'registration' && category.status === 'open';
  return (
    <Container
      header={
        <Header variant="h2" description={facts.filter(Boolean).join(' · ')}>
          {name}
        </Header>
      }
    >
      <SpaceBetween size="m">
        {list && <p>{roomWords(list, view.tournament.status)}</p>}
        {isSignedIn ? (
          <Suspense>
            <Entering category={category} view={view} />
          </Suspense>
        ) : (
          isOpen && <AppLink to={paths.login(paths.tournament(view.tournament.slug))}>Sign in to enter {name}</AppLink>
        )}
        {list && list.entries.length > 0 && <Entries list={list} name={name} isOpen={isListed} />}
      </SpaceBetween>
    </Container>
  );
}

/** Players care about free spots only while they can still enter. */
function roomWords({ capacity, left, waiting }: CategoryEntries, status: TournamentStatus): string {
  if (!isBeforeDraw(status)) return capacity === left ? 'No entries' : `${capacity - left} entered`;
  const room = `${left} of ${quantity(capacity, 'spot')} left`;
  return waiting > 0 ? `${room}, ${waiting} on the waitlist` : room;
}

interface EntriesProps {
  readonly list: CategoryEntries;
  readonly name: string;
  readonly isOpen: boolean;
}

const Entries = ({ list: { entries }, name, isOpen }: EntriesProps) => (
  <ExpandableSection defaultExpanded={isOpen} headerText={`${name} entries (${entries.length})`}>
    <ol>
      {entries.map(({ entryId, name: called, seed, position }) => (
        <li key={entryId}>
          {called}
          {seed !== undefined && ` (seed ${seed})`}
          {position !== undefined && `, number ${position} on the waitlist`}
        </li>
      ))}
    </ol>
  </ExpandableSection>
);
