import { seriesChanged } from '#shared/events/messages.ts';
import { idFrom } from '../../kernel/new-id.ts';
import { factRow } from '../../kernel/outbox.ts';
import type { StoredSeries } from './stored-series.ts';

/** What makes the series' keeper look at it. */
export const changedFact = ({ seriesId, version }: StoredSeries, now: Date) =>
  factRow(seriesChanged, idFrom('message', seriesChanged.name, seriesId, String(version)), now, { seriesId });
