import type { EntityItem } from 'electrodb';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { Entry } from '#shared/discovery/entry.ts';
import { headOf } from './entry-words.ts';
import { spellingEntity } from './spelling.entity.ts';
import { wordEntity } from './word.entity.ts';

/** Part of a list of words, in order; `next` is where to go on, undefined at the end. */
export interface WordPage {
  readonly entries: readonly Entry[];
  readonly next?: string | undefined;
}

/** Each call is one request to the table. */
export interface WordReader {
  /** Entries whose position in the list begins so. */
  entries(start: string, options: { readonly limit: number; readonly next?: string | undefined }): Promise<WordPage>;
  /** Words that share a spelling key. */
  spellings(key: string): Promise<readonly string[]>;
}

const mostSpellings = 1000;

export function createWordReader(table: Table): WordReader {
  const words = wordEntity(table);
  const spellings = spellingEntity(table);
  return {
    entries: async (start, { limit, next }) => {
      const query = words.query.byHead({ head: headOf(start) }).begins({ position: start });
      const { data, cursor } = await query.go({ pages: 1, limit, cursor: next ?? null });
      return { entries: data.map(toEntry), ...(cursor !== null && { next: cursor }) };
    },
    spellings: async (key) => {
      const { data } = await spellings.query.byKey({ key }).go({ pages: 1, limit: mostSpellings });
      return data.map(({ word }) => word);
    },
  };
}

type Row = EntityItem<ReturnType<typeof wordEntity>>;

const toEntry = ({ lat, lng, ...row }: Row): Entry =>
  Entry.parse({ ...row, ...(lat !== undefined && lng !== undefined && { point: { lat, lng } }) });
