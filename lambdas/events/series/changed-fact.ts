import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { seriesChanged } from '#shared/events/messages.ts';
import type { StoredSeries } from './stored-series.ts';

/** What makes the series' keeper look at it. */
export const changedFact = ({ seriesId, version }: StoredSeries, now: Date) =>
  factRow(seriesChanged, idFrom('message', seriesChanged.name, seriesId, String(version)), now, { seriesId });
