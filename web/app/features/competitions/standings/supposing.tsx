import Alert from '@cloudscape-design/components/alert';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useEffect, useMemo, useState } from 'react';
import { schedules } from '#shared/competitions/schedules/contract.ts';
import type { Competition } from '#shared/competitions/standings/competition.ts';
import { type Supposed, supposing } from '#shared/competitions/standings/marks/what-if.ts';
import { standingsOf } from '#shared/competitions/standings/standings.ts';
import { operations } from '#web/app/operations/operations.ts';
import { sentenceFor } from '#web/app/operations/problems.ts';
import { StandingsTable } from './standings-table.tsx';
import { WhatIf } from './what-if.tsx';

interface Props {
  readonly seasonId: string;
  readonly divisionId: string;
  /** Whether the reader sees the season and the public does not. */
  readonly isPrivate: boolean;
}

/** Sliders for the matches still to play, and the table that would follow. */
export function Supposing(props: Props) {
  const { competition, problem } = useCompetition(props);
  const [supposed, suppose] = useState<readonly Supposed[]>([]);
  const rows = useMemo(
    () => (competition && supposed.length > 0 ? standingsOf(supposing(competition, supposed)).rows : undefined),
    [competition, supposed],
  );
  if (problem) return <Alert type="error">{problem}</Alert>;
  if (!competition) return <p>Loading matches…</p>;
  const names = new Map(competition.entrants.map(({ entrantId, name }) => [entrantId, name]));
  return (
    <SpaceBetween size="l">
      <WhatIf
        open={competition.open ?? []}
        names={names}
        drawsAllowed={competition.ruleset.drawsAllowed}
        supposed={supposed}
        onSuppose={suppose}
      />
      {rows && (
        <StandingsTable
          title="What-if table"
          rows={rows}
          goesBy={competition.ruleset.basis}
          description="With the results you tried."
        />
      )}
    </SpaceBetween>
  );
}

/** Loaded on demand: few readers try results. */
function useCompetition({ seasonId, divisionId, isPrivate }: Props) {
  const [competition, setCompetition] = useState<Competition>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    const leaving = new AbortController();
    operations(schedules)
      [isPrivate ? 'getMyCompetition' : 'getCompetition']({ seasonId, divisionId }, { signal: leaving.signal })
      .then(({ lotsSeed, places, ...rest }) =>
        setCompetition({ ...rest, ...(lotsSeed && { lotsSeed }), ...(places !== undefined && { places }) }),
      )
      .catch((error: unknown) => !leaving.signal.aborted && setProblem(sentenceFor(error)));
    return () => leaving.abort();
  }, [seasonId, divisionId, isPrivate]);
  return { competition, problem };
}
