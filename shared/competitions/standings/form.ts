import type { Appearance } from './appearance.ts';
import type { Form, Row } from './row.ts';

const formOf = { win: 'win', ot_win: 'win', draw: 'draw', ot_loss: 'loss', loss: 'loss' } as const;

/** How the latest matches went, in the order they were played. */
export function latestForm(appearances: readonly Appearance[]): Pick<Row, 'streak' | 'last5'> {
  const forms: Form[] = appearances
    .toSorted((a, b) => (`${a.playedOn} ${a.matchId}` < `${b.playedOn} ${b.matchId}` ? -1 : 1))
    .map(({ outcome }) => formOf[outcome]);
  const last = forms.at(-1);
  if (!last) return { streak: undefined, last5: [] };
  const other = forms.findLastIndex((form) => form !== last);
  return { streak: { form: last, length: forms.length - 1 - other }, last5: forms.slice(-5) };
}
