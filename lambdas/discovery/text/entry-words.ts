import type { Entry } from '#shared/discovery/entry.ts';
import { indexWordsOf, wordsOf } from '#shared/discovery/words.ts';
import { geohash } from '#shared/geohash.ts';
import { gameTypeLabel } from '#shared/places/game-types.ts';

const gameOf = ({ gameTypeId, otherGameType }: Entry) =>
  gameTypeId === undefined ? '' : gameTypeLabel(gameTypeId, otherGameType);

/** The words that lead to an entry: those of its title and of its game. */
export const leadingWordsOf = (entry: Entry): string[] => indexWordsOf(`${entry.title} ${gameOf(entry)}`);

/** Every word that a search may ask of it. */
export const allWordsOf = (entry: Entry): string[] => wordsOf(`${entry.title} ${gameOf(entry)} ${entry.detail}`);

/** The list in which a word stands: of all words with the same first three letters. */
export const headOf = (word: string): string => [...word].slice(0, 3).join('');

/** About 100 by 100 miles, so that a city's own part of a word's list can be read by itself. */
const areaOf = (point: { lat: number; lng: number } | undefined): string =>
  point ? geohash(point.lat, point.lng, 3) : '-';

/** Where an entry stands in a list: by word, then by area, then by start. A slash sorts before letters and digits. */
export const positionOf = (word: string, { kind, refId, startsAt = '-', point }: Entry): string =>
  [word, areaOf(point), startsAt, kind, refId].join('/');

/** The part of a word's list that lies in an area. */
export const positionsIn = (word: string, point: { lat: number; lng: number }): string => `${word}/${areaOf(point)}/`;

export const wordOf = (position: string): string => position.slice(0, position.indexOf('/'));
