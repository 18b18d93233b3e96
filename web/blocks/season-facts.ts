import { Fragment, createElement as h } from 'react';
import type { FactsPart } from '#shared/competitions/seasons/home/season-facts.ts';

interface SeasonFactsProps {
  readonly title: string;
  readonly facts: readonly FactsPart[];
}

/** What a season's page shows, for readers and programs that run no scripts. */
export const SeasonFacts = ({ title, facts }: SeasonFactsProps) =>
  h(
    Fragment,
    null,
    h('h1', null, title),
    facts.map((part) =>
      h(
        'section',
        { key: part.title },
        h('h2', null, part.title),
        h(
          'ul',
          null,
          part.lines.map((line) => h('li', { key: line }, line)),
        ),
      ),
    ),
  );
