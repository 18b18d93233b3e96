import { createElement as h } from 'react';
import { embedHeaders } from '#lambdas/accounts/ports/pages/page-headers.ts';
import type { RenderPage } from '#lambdas/kernel/http/serve-pages.ts';
import { type FactsPart, seasonFacts } from '#shared/competitions/seasons/home/season-facts.ts';
import { lastColumns, recordColumns, type TableColumn } from '#shared/competitions/standings/columns.ts';
import type { DivisionTable } from '#shared/competitions/standings/views.ts';
import { Problem } from '#shared/contract/errors.ts';
import { SeasonId } from '#shared/ids.ts';
import { productName } from '#shared/product.ts';
import { EmbeddedPage } from '#web/blocks/embedded-page.ts';
import { renderPage } from '#web/blocks/render-page.ts';
import type { PublicSeason, ReadPublicSeason } from '../ports/public-season.ts';

/** A frame on another site is loaded with every view of it. */
const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=3600';

/** A season's next matches, last results and tables, for a frame on a league's own site. */
export const showSeasonEmbed =
  (read: ReadPublicSeason, origin: string): RenderPage =>
  async ({ path, now }) => {
    const seasonId = SeasonId.safeParse(path.seasonId);
    if (!seasonId.success) throw new Problem('season.notFound');
    const found = await read(seasonId.data);
    return { headers: embedHeaders(shared), body: renderPage(pageOf(found, seasonId.data, { origin, now })) };
  };

interface Seen {
  readonly origin: string;
  readonly now: Date;
}

function pageOf(found: PublicSeason, seasonId: string, { origin, now }: Seen) {
  const { season, tables } = found;
  const facts = season.status === 'cancelled' ? [] : seasonFacts({ ...found, tables: [] }, now);
  return h(
    EmbeddedPage,
    { title: season.label },
    h('h1', null, outward(`${origin}/seasons/${seasonId}`, season.label)),
    ...(facts.length === 0 ? [h('p', { key: 'none' }, nothingWords(season.status === 'cancelled'))] : []),
    ...facts.map(partOf),
    ...tables.map((table) => tableOf(table, tables.length > 1)),
    h('p', { className: 'quiet' }, 'Schedule and table by ', outward(`${origin}/leagues`, productName)),
  );
}

const nothingWords = (isCanceled: boolean) => (isCanceled ? 'This season is canceled.' : 'The schedule isn’t out yet.');

const partOf = ({ title, lines }: FactsPart) =>
  h(
    'section',
    { key: title },
    h('h2', null, title),
    h('ul', { className: 'events' }, ...lines.map((line) => h('li', { key: line }, line))),
  );

type Row = DivisionTable['rows'][number];

function tableOf({ name, rows, goesBy }: DivisionTable, isNamed: boolean) {
  const all = [...recordColumns, ...lastColumns(goesBy)];
  const title = isNamed ? `Table, ${name}` : 'Table';
  const heads = [['#', 'Rank'], ['Team', 'Team'], ...all] as const;
  return h(
    'section',
    { key: title },
    h('h2', null, title),
    h(
      'table',
      { className: 'standings', 'aria-label': title },
      h(
        'thead',
        null,
        h('tr', null, ...heads.map(([short, long]) => h('th', { key: short, scope: 'col', abbr: long }, short))),
      ),
      h('tbody', null, ...rows.map((row) => rowOf(row, all))),
    ),
  );
}

const rowOf = (row: Row, all: readonly TableColumn[]) =>
  h(
    'tr',
    { key: row.entrantId },
    h('td', null, row.rank ?? '–'),
    h('th', { scope: 'row' }, row.name),
    ...all.map(([short, , value]) => h('td', { key: short }, value(row))),
  );

/** Opens beside the site that shows the frame. */
const outward = (href: string, text: string) => h('a', { href, target: '_blank', rel: 'noopener' }, text);
