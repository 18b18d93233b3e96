import { BracketsManager } from 'brackets-manager';
import { InMemoryDatabase } from 'brackets-memory-db';

interface OracleWish {
  readonly count: number;
  readonly type: 'single_elimination' | 'double_elimination';
  readonly thirdPlace?: boolean;
  readonly grandFinal?: 'none' | 'simple' | 'double';
}

/** Our order of drops: as they stand, then reversed and half-shifted in turn. */
const drops = ['reverse', 'half_shift', 'reverse', 'half_shift', 'reverse', 'half_shift'] as const;
const ready = 2;

type Wins = (a: string, b: string) => boolean;

/** Every pairing that another engine comes to when the same ones win. */
export async function oraclePairings(wish: OracleWish, wins: Wins): Promise<string[]> {
  const database = new InMemoryDatabase();
  const manager = new BracketsManager(database);
  await manager.create.stage(stageOf(wish));
  const [people, groups, rounds] = [
    new Map((await select(database, 'participant')).map(({ id, name }) => [id, name])),
    new Map((await select(database, 'group')).map(({ id, number }) => [id, number])),
    new Map((await select(database, 'round')).map(({ id, number }) => [id, number])),
  ];
  const played: string[] = [];
  const play = async ({ id, group_id, round_id, opponent1, opponent2 }: Row) => {
    const [a = '', b = ''] = [people.get(opponent1.id), people.get(opponent2.id)];
    const [result, other] = wins(a, b) ? (['win', 'loss'] as const) : (['loss', 'win'] as const);
    await manager.update.match({ id, opponent1: { result }, opponent2: { result: other } });
    const part = partOf(Number(groups.get(group_id)), wish.type);
    played.push(`${part} ${rounds.get(round_id)}: ${[a, b].sort().join(' ')}`);
    // The oracle leaves it to its callers that a second final is played only after an upset.
    return part !== 'grand_final' || result === 'loss';
  };
  for (;;) {
    const open = (await select(database, 'match')).filter(({ status }) => status === ready);
    for (const match of open) if (!(await play(match))) return played.sort();
    if (open.length === 0) return played.sort();
  }
}

/** Seeds are padded with byes to a power of two. */
function stageOf({ count, type, thirdPlace = false, grandFinal = 'simple' }: OracleWish) {
  const slots = 2 ** Math.ceil(Math.log2(count));
  const isDouble = type === 'double_elimination';
  return {
    tournamentId: 1,
    name: 'oracle',
    type,
    seeding: Array.from({ length: slots }, (_, index) => (index < count ? `e${index + 1}` : null)),
    settings: {
      seedOrdering: isDouble ? (['inner_outer', 'natural', ...drops] as const).slice() : ['inner_outer' as const],
      consolationFinal: thirdPlace,
      ...(isDouble && { grandFinal }),
    },
  };
}

interface Row {
  id: number;
  name: string;
  number: number;
  status: number;
  group_id: number;
  round_id: number;
  opponent1: { id: number };
  opponent2: { id: number };
}

const select = async (database: InMemoryDatabase, table: 'participant' | 'group' | 'round' | 'match') =>
  ((await database.select(table)) ?? []) as unknown as Row[];

const partOf = (group: number, type: OracleWish['type']): string =>
  (type === 'double_elimination' ? ['winners', 'losers', 'grand_final'] : ['winners', 'third_place'])[group - 1] ?? '';
