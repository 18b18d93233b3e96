import { idPrefixes } from '#shared/ids.ts';

const pages: Readonly<Record<string, string>> = {
  [idPrefixes.event]: 'event',
  [idPrefixes.season]: 'seasons',
  [idPrefixes.tournament]: 'tournament',
};

/** Where the page of an event, a season or a tournament is that financial aid is for. */
export function subjectPath(subjectId: string): string {
  const [prefix = ''] = subjectId.split('_');
  return `/${pages[prefix] ?? 'event'}/${encodeURIComponent(subjectId)}`;
}
