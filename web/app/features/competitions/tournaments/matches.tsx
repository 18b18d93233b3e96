import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SegmentedControl from '@cloudscape-design/components/segmented-control';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { Tournament } from '#shared/competitions/tournaments/schemas.ts';
import type { ShownMatch, TournamentBoard } from '#shared/competitions/tournaments/views.ts';
import { EmptyState } from '#web/app/shell/page/empty-state.tsx';
import { PageButton } from '#web/app/shell/page/page-button.tsx';
import { isOpen, Lines, Listed } from './listed-matches.tsx';
import { tabPath } from './tournament-tabs.ts';

interface ScheduleProps {
  readonly tournament: Tournament;
  readonly board: TournamentBoard | undefined;
}

type Shown = 'court' | 'category';

/** What is to be played, by court or category, and the results. */
export function Schedule({ tournament, board }: ScheduleProps) {
  const [by, setBy] = useState<Shown>('court');
  const matches = board?.matches ?? [];
  const open = matches.filter(isOpen);
  const over = matches.filter(({ state }) => state === 'over');
  if (matches.length === 0)
    return (
      <EmptyState
        pose="whistle"
        title="No schedule yet"
        text="Matches show up here after the draw."
        action={<PageButton to={tabPath(tournament.slug, 'entries')}>See entries</PageButton>}
      />
    );
  return (
    <SpaceBetween size="l">
      {open.length > 0 && (
        <Container
          header={
            <Header
              variant="h2"
              actions={
                <SegmentedControl
                  label="Group by"
                  selectedId={by}
                  options={[
                    { id: 'court', text: 'By court' },
                    { id: 'category', text: 'By category' },
                  ]}
                  onChange={({ detail }) => setBy(detail.selectedId as Shown)}
                />
              }
            >
              Schedule
            </Header>
          }
        >
          <div className="tournament-groups">
            {grouped(open, by, tournament).map(([title, listed]) => (
              <section key={title}>
                <h3>{title}</h3>
                <Lines matches={listed} tournament={tournament} />
              </section>
            ))}
          </div>
        </Container>
      )}
      {over.length > 0 && <Listed title="Results" matches={over.toReversed()} tournament={tournament} />}
    </SpaceBetween>
  );
}

function grouped(matches: readonly ShownMatch[], by: Shown, { categories }: Tournament): [string, ShownMatch[]][] {
  const nameOf = new Map(categories.map(({ categoryId, name }) => [categoryId, name]));
  const titleOf = ({ court, categoryId }: ShownMatch) =>
    by === 'court' ? (court ?? 'No court yet') : (nameOf.get(categoryId) ?? '');
  return [...Map.groupBy(matches, titleOf)].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
}
