import type { playoffs } from '#shared/competitions/playoffs/contract.ts';
import type { Input } from '#shared/contract/operation.ts';
import { toInstant } from '#shared/time.ts';

type Operations = (typeof playoffs)['operations'];
export type Wish = Omit<Input<Operations['generatePlayoff']>, 'gameId'>;
type Configuration = Wish['configuration'];

/** What stands in the fields of the page that makes playoffs. */
export interface PlayoffValues {
  readonly format: Configuration['format'];
  readonly thirdPlace: boolean;
  readonly provisional: boolean;
  /** How many of each group are in; empty for everybody. */
  readonly perGroup: string;
  readonly wildcards: string;
  readonly seeding: NonNullable<Configuration['seeding']>;
  readonly grandFinal: NonNullable<Configuration['grandFinal']>;
  readonly reseeds: boolean;
  readonly bestOfFinal: string;
  readonly bestOfSemi: string;
  readonly bestOf: string;
  /** By name, apart by commas; empty where nobody says when matches are. */
  readonly courts: string;
  readonly start: string;
  readonly until: string;
  readonly durationMin: string;
  readonly marginMin: string;
  readonly minRestMin: string;
}

export const firstValues: PlayoffValues = {
  format: 'single',
  thirdPlace: false,
  provisional: false,
  perGroup: '',
  wildcards: '0',
  seeding: 'standings',
  grandFinal: 'simple',
  reseeds: false,
  bestOfFinal: '1',
  bestOfSemi: '1',
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
  const single = isSingle(values);
  const schedule = scheduleOf(values);
  return {
    configuration: {
      format,
      seeding,
      thirdPlace: values.thirdPlace && single,
      reseedEachRound: values.reseeds && format === 'single',
      bestOfByRound: {
        final: asBestOf(values.bestOfFinal),
        semi: asBestOf(values.bestOfSemi),
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
  };
}

const asBestOf = (text: string) => Number(text) as 1 | 3 | 5 | 7;

/** Courts and a beginning make a schedule; without both nobody said when matches are. */
function scheduleOf(values: PlayoffValues): Configuration['schedule'] {
  const { courts, start, until, durationMin, marginMin, minRestMin } = values;
  const names = courts.split(',').flatMap((name) => name.trim() || []);
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
