import type * as z from 'zod';
import type { PlayoffWish } from '#shared/competitions/playoffs/wish.ts';
import { toInstant } from '#shared/time.ts';

export type Wish = z.input<typeof PlayoffWish>;
type Configuration = Wish['configuration'];

/** The values of the form that creates playoffs. */
export interface PlayoffValues {
  readonly format: Configuration['format'];
  /** Down to which place it is played. */
  readonly depth: '0' | '4' | '8' | 'all';
  readonly consolation: 'first_round_losers' | 'feed_in';
  readonly provisional: boolean;
  /** Teams from each group; empty for all. */
  readonly perGroup: string;
  readonly wildcards: string;
  readonly seeding: NonNullable<Configuration['seeding']>;
  /** Best first, where seeds are set by hand. */
  readonly picked: readonly string[];
  readonly keepsPoolsApart: boolean;
  /** Scores of the game cannot change any more once seeds are confirmed. */
  readonly holdsSource: boolean;
  readonly grandFinal: NonNullable<Configuration['grandFinal']>;
  readonly reseeds: boolean;
  readonly bestOfFinal: string;
  readonly bestOfSemi: string;
  readonly bestOfQuarter: string;
  readonly bestOf: string;
  /** Names separated by commas; empty without a schedule. */
  readonly courts: string;
  readonly start: string;
  readonly until: string;
  readonly durationMin: string;
  readonly marginMin: string;
  readonly minRestMin: string;
}

export interface PlayoffFieldsProps {
  readonly values: PlayoffValues;
  readonly set: (part: Partial<PlayoffValues>) => void;
}

export const firstValues: PlayoffValues = {
  format: 'single',
  depth: '0',
  consolation: 'first_round_losers',
  provisional: false,
  perGroup: '',
  wildcards: '0',
  seeding: 'standings',
  picked: [],
  keepsPoolsApart: true,
  holdsSource: false,
  grandFinal: 'reset',
  reseeds: false,
  bestOfFinal: '1',
  bestOfSemi: '1',
  bestOfQuarter: '1',
  bestOf: '1',
  courts: '',
  start: '',
  until: '',
  durationMin: '60',
  marginMin: '10',
  minRestMin: '0',
};

export const isSingle = ({ format }: Pick<PlayoffValues, 'format'>): boolean =>
  format === 'single' || format === 'consolation';

/** What the fields say. @param groupIds the groups of the game that it is made from */
export function wishOf(values: PlayoffValues, groupIds: readonly string[], decided: readonly string[]): Wish {
  const { format, seeding, grandFinal } = values;
  const ranks = Number(values.perGroup);
  const schedule = scheduleOf(values);
  return {
    configuration: {
      format,
      seeding,
      protectSamePool: values.keepsPoolsApart,
      lockSourceStandings: values.holdsSource,
      ...depthOf(values),
      bestOfByRound: {
        final: asBestOf(values.bestOfFinal),
        semi: asBestOf(values.bestOfSemi),
        quarter: asBestOf(values.bestOfQuarter),
        default: asBestOf(values.bestOf),
      },
      ...(format === 'double' && { grandFinal }),
      ...(ranks > 0 && {
        qualifiers: groupIds.map((groupId) => ({ groupId, ranks })),
        wildcards: Number(values.wildcards),
      }),
      ...(schedule && { schedule }),
    },
    provisional: values.provisional,
    decided: [...decided],
    ...(seeding === 'manual' && { picked: [...values.picked] }),
  };
}

/** The places losing teams still play for; fields of other formats do not count. */
function depthOf(values: PlayoffValues): Partial<Configuration> {
  const { format, depth, consolation, reseeds } = values;
  if (format === 'consolation') return { thirdPlace: depth === '4', consolation };
  if (format !== 'single') return {};
  const placementDepth = depth === 'all' ? depth : depth === '8' ? 8 : 0;
  return { thirdPlace: depth !== '0', placementDepth, reseedEachRound: reseeds && placementDepth === 0 };
}

const asBestOf = (text: string) => Number(text) as 1 | 3 | 5 | 7;

const courtsIn = ({ courts }: Pick<PlayoffValues, 'courts'>): string[] =>
  courts.split(',').flatMap((name) => name.trim() || []);

/** Whether it is said where matches are and not when, or the other way round. */
export const isHalfScheduled = (values: Pick<PlayoffValues, 'courts' | 'start'>): boolean =>
  courtsIn(values).length > 0 !== (values.start !== '');

/** Courts and a first match make a schedule; without both there is none. */
function scheduleOf(values: PlayoffValues): Configuration['schedule'] {
  const { start, until, durationMin, marginMin, minRestMin } = values;
  const names = courtsIn(values);
  if (names.length === 0 || !start) return undefined;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const instant = (local: string) => toInstant(local, zone).toISOString();
  return {
    courts: names,
    start: instant(start),
    ...(until && { until: instant(until) }),
    durationMin: Number(durationMin),
    marginMin: Number(marginMin),
    minRestMin: Number(minRestMin),
  };
}
