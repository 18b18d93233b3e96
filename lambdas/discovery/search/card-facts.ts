import type { ListedFacts } from '#shared/events/details/listed-facts.ts';
import type { ListedGroup } from '#shared/events/details/listed-groups.ts';
import { InclusionFact } from '#shared/events/details/said-facts.ts';
import type { AllInPrice } from '#shared/events/payments/all-in-price.ts';
import { levelOf, SkillLevel } from '#shared/events/rsvp/eligibility.ts';
import { idPrefixes } from '#shared/ids.ts';
import { fromMoneyText, toMoneyText } from '#shared/money.ts';

/** The facts of a card as a row has them: few bytes, for a search reads hundreds of rows. */
interface PackedFacts {
  readonly price: string | undefined;
  /** The least and the most, by their numbers; `-` where that end is open. */
  readonly levels: string | undefined;
  /** One bit a fact, by its number: new facts are added at the end of their list. */
  readonly inclusion: number | undefined;
  /** Its id without the prefix that all have, a space, and what it shows. */
  readonly cover: string | undefined;
  /** In the same way: the id of the community, a space, and its name. */
  readonly team: string | undefined;
}

const facts = InclusionFact.options;
const levels = SkillLevel.options;
const prefix = `${idPrefixes.upload}_`;
const teamPrefix = `${idPrefixes.team}_`;
const numberOf = (level: ListedFacts['leastLevel']) => (level === undefined ? '-' : String(levelOf(level)));

export function packFacts({ price, leastLevel, mostLevel, inclusion = [], cover, team }: ListedFacts) {
  const bits = inclusion.reduce((sum, fact) => sum | (1 << facts.indexOf(fact)), 0);
  return {
    ...(price && { price: packPrice(price) }),
    ...((leastLevel ?? mostLevel) && { levels: `${numberOf(leastLevel)}${numberOf(mostLevel)}` }),
    ...(bits > 0 && { inclusion: bits }),
    ...(cover && { cover: `${cover.uploadId.slice(prefix.length)} ${cover.alt}` }),
    ...(team && { team: `${team.teamId.slice(teamPrefix.length)} ${team.name}` }),
  };
}

/** `USD1250`, with `+` where that is the least and `-` where it is the most. */
const packPrice = (price: AllInPrice): string =>
  `${toMoneyText(price)}${price.is ? { from: '+', upTo: '-' }[price.is] : ''}`;

function unpackPrice(packed: string): AllInPrice {
  const is = packed.endsWith('+') ? 'from' : packed.endsWith('-') ? 'upTo' : undefined;
  return { ...fromMoneyText(is ? packed.slice(0, -1) : packed), ...(is && { is }) };
}

export function unpackFacts({ price, levels: packed = '--', inclusion = 0, cover, team }: PackedFacts): ListedFacts {
  const [leastLevel, mostLevel] = [...packed].map((digit) => levels[Number(digit)]);
  const said = facts.filter((_, index) => inclusion & (1 << index));
  return {
    ...(price !== undefined && { price: unpackPrice(price) }),
    ...(leastLevel && { leastLevel }),
    ...(mostLevel && { mostLevel }),
    ...(said.length > 0 && { inclusion: said }),
    ...(cover !== undefined && { cover: unpackCover(cover) }),
    ...(team !== undefined && { team: unpackTeam(team) }),
  };
}

const seriesPrefix = `${idPrefixes.series}_`;
/** An id as a row has it, and back. */
export const shortSeriesId = (seriesId: string): string => seriesId.slice(seriesPrefix.length);
export const fullSeriesId = (short: string): string => `${seriesPrefix}${short}`;

/** A line a group: how many are free, a space, and what it is called. Empty where all are full. */
export const packGroups = (groups: readonly ListedGroup[]): string =>
  groups.map(({ free, label }) => `${free} ${label}`).join('\n');

export const unpackGroups = (packed: string): ListedGroup[] =>
  packed
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ free: Number.parseInt(line, 10), label: line.slice(line.indexOf(' ') + 1) }));

function unpackTeam(packed: string) {
  const space = packed.indexOf(' ');
  return { teamId: `${teamPrefix}${packed.slice(0, space)}`, name: packed.slice(space + 1) };
}

function unpackCover(packed: string) {
  const space = packed.indexOf(' ');
  return { uploadId: `${prefix}${packed.slice(0, space)}`, alt: packed.slice(space + 1) };
}
