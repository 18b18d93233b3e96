import type { ShownMatch } from './views.ts';

/** A final with who won it. */
export interface DecidedFinal {
  readonly champion: { readonly id: string; readonly name: string };
  readonly other: string;
  /** The champion's numbers first; absent after a forfeit. */
  readonly score?: string;
  readonly startsAt?: string;
}

/** The one that decides comes first: a second grand final is played only after the unbeaten side lost the first. */
const deciding = ['Grand final, second match', 'Grand final', 'Final'];

/** The final of a category's bracket, once it is decided. */
export function finalIn(matches: readonly ShownMatch[], categoryId: string): DecidedFinal | undefined {
  const own = matches.filter((match) => match.categoryId === categoryId && match.stage === 'bracket');
  const last = deciding
    .map((label) => own.find((match) => match.label === label && match.state !== 'never'))
    .find((match) => match !== undefined);
  if (last?.state !== 'over' || last.winner === undefined) return undefined;
  const won = last.sides[last.winner];
  const lost = last.sides[1 - last.winner];
  if (!won?.entryId || !lost) return undefined;
  return {
    champion: { id: won.entryId, name: won.name },
    other: lost.name,
    ...(isPlayed(last) && { score: last.winner === 0 ? last.score : turned(last.score) }),
    ...(last.startsAt && { startsAt: last.startsAt }),
  };
}

const isPlayed = <Final extends ShownMatch>(match: Final): match is Final & { score: string } =>
  match.score !== undefined && /\d/.test(match.score);

/** `15:21, 18:21` is `21:15, 21:18` for the other side. */
const turned = (score: string): string => score.replaceAll(/(\d+):(\d+)/g, '$2:$1');
