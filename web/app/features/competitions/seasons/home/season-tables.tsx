import type { Season } from '#shared/competitions/seasons/schemas.ts';
import { FailedPart } from './failed-part.tsx';
import type { SeasonHome } from './load-season-home.ts';
import { seasonDays } from './season-days.ts';
import { TopOfTable } from './top-of-table.tsx';
import './season-home.css';

interface SeasonTablesProps {
  readonly season: Season;
  readonly home: SeasonHome;
}

/** The top of each table, from the first result on. */
export function SeasonTables({ season: { timeZone, divisions }, home }: SeasonTablesProps) {
  const { tables } = home;
  const { sideOf } = seasonDays(home, timeZone);
  if (tables.state === 'failed') return <FailedPart what="the table" />;
  return tables.value.map((table) => (
    <TopOfTable key={table.divisionId} table={table} isNamed={divisions.length > 1} sideOf={sideOf} />
  ));
}
