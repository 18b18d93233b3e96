/** Formats of brackets played with lists of names alone: no plan, no ids, no one’s code but this. `null` is a bye. */
type Name = string | null;
type Wins = (a: string, b: string) => boolean;
type Play = (key: string, a: Name, b: Name) => [winner: Name, loser: Name];

/** Plays pairs and keeps those that two were in, as `key: a b` with the two in order. */
function table(wins: Wins): { readonly met: string[]; readonly play: Play } {
  const met: string[] = [];
  const play: Play = (key, a, b) => {
    if (a === null || b === null) return [a ?? b, null];
    met.push(`${key}: ${[a, b].sort().join(' ')}`);
    return wins(a, b) ? [a, b] : [b, a];
  };
  return { met, play };
}

/** Everyone by slot: the first against the last of those who are left is split in two until pairs are left. */
function bySlot(count: number): Name[] {
  const size = 2 ** Math.ceil(Math.log2(count));
  const spread = (best: number, slots: number): number[] =>
    slots === 1 ? [best] : [...spread(best, slots / 2), ...spread((2 * size) / slots + 1 - best, slots / 2)];
  return spread(1, size).map((seed) => (seed <= count ? `e${seed}` : null));
}

function playRound(play: Play, key: string, names: readonly Name[]): { winners: Name[]; losers: Name[] } {
  const played = Array.from({ length: names.length / 2 }, (_, at) => play(key, names[2 * at]!, names[2 * at + 1]!));
  return { winners: played.map(([winner]) => winner), losers: played.map(([, loser]) => loser) };
}

/** Rounds until one is left; who lost in each. */
function playDown(play: Play, key: string, names: readonly Name[]): Name[][] {
  const lost: Name[][] = [];
  for (let left = [...names]; left.length > 1; ) {
    const { winners, losers } = playRound(play, `${key}`, left);
    lost.push(losers);
    left = winners;
  }
  return lost;
}

export function placements(count: number, wins: Wins): string[] {
  const { met, play } = table(wins);
  const playFor = (place: number, names: readonly Name[]): void => {
    const lost = playDown(play, String(place), names);
    for (const losers of lost) if (losers.length > 1) playFor(place + losers.length, losers);
  };
  playFor(1, bySlot(count));
  return met.sort();
}

export function firstLosers(count: number, wins: Wins): string[] {
  const { met, play } = table(wins);
  const [first = []] = playDown(play, 'winners', bySlot(count));
  playDown(play, 'consolation', first);
  return met.sort();
}

/** Those who come from above are turned around after the second round and cut in the middle after the third. */
export function feedIn(count: number, wins: Wins): string[] {
  const { met, play } = table(wins);
  const lost = playDown(play, 'winners', bySlot(count));
  const [first = [], ...later] = lost.length < 4 ? lost.slice(0, 1) : lost.slice(0, -2);
  let left = first.length > 1 ? playRound(play, 'consolation', first).winners : [];
  for (const [index, dropped] of later.entries()) {
    if (index > 0) left = playRound(play, 'consolation', left).winners;
    const half = dropped.length / 2;
    const turned = index % 2 === 0 ? dropped.toReversed() : [...dropped.slice(half), ...dropped.slice(0, half)];
    left = turned.map((name, at) => play('consolation', name, left[at]!)[0]);
  }
  if (left.length > 1) playDown(play, 'consolation', left);
  return met.sort();
}

export function reseeded(count: number, wins: Wins): string[] {
  const { met, play } = table(wins);
  const seedOf = (name: Name) => (name === null ? Number.POSITIVE_INFINITY : Number(name.slice(1)));
  let left = bySlot(count);
  while (left.length > 1) {
    const best = left.toSorted((a, b) => (seedOf(a) === seedOf(b) ? 0 : seedOf(a) - seedOf(b)));
    left = best.slice(0, best.length / 2).map((name, at) => play('winners', name, best[best.length - 1 - at]!)[0]);
  }
  return met.sort();
}

export function pagePlayoff(wins: Wins): string[] {
  const { met, play } = table(wins);
  const [top, beaten] = play('winners', 'e1', 'e2');
  const [rose] = play('winners', 'e3', 'e4');
  const [second] = play('winners', beaten, rose);
  play('winners', top, second);
  return met.sort();
}

export function stepladder(count: number, wins: Wins): string[] {
  const { met, play } = table(wins);
  let climbing: Name = `e${count}`;
  for (let seed = count - 1; seed > 0; seed -= 1) [climbing] = play('winners', `e${seed}`, climbing);
  return met.sort();
}

export function allEntrants(count: number, wins: Wins): string[] {
  const { met, play } = table(wins);
  for (let a = 1; a <= count; a += 1) for (let b = a + 1; b <= count; b += 1) play('round_robin', `e${a}`, `e${b}`);
  return met.sort();
}
