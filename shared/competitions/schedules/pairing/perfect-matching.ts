const unmatched = -1;

/**
 * Partners for as many as possible, where only some may be paired: Edmonds' blossom algorithm, in count cubed.
 * @param mayMeet by number, both ways
 * @returns the partner of each; undefined where one would be left over
 */
export function perfectMatching(count: number, mayMeet: (one: number, other: number) => boolean): number[] | undefined {
  const partner = new Array<number>(count).fill(unmatched);
  for (let root = 0; root < count; root += 1) {
    if (partner[root] !== unmatched) continue;
    const search = searchFrom(root, partner, mayMeet);
    if (search.end === unmatched) return undefined;
    flip(partner, search.parent, search.end);
  }
  return partner;
}

interface Forest {
  readonly partner: readonly number[];
  /** The way back to the root of those reached over an edge that is not matched. */
  readonly parent: number[];
  readonly base: number[];
  readonly seen: boolean[];
  readonly queue: number[];
}

/** Looks for a path on which unmatched and matched edges alternate, to a vertex without a partner. */
function searchFrom(root: number, partner: readonly number[], mayMeet: (a: number, b: number) => boolean) {
  const count = partner.length;
  const empty = () => new Array<number>(count).fill(unmatched);
  const seen = new Array<boolean>(count).fill(false);
  const forest: Forest = { partner, parent: empty(), base: empty().map((_, index) => index), seen, queue: [root] };
  seen[root] = true;
  for (let from = forest.queue.shift(); from !== undefined; from = forest.queue.shift())
    for (let to = 0; to < count; to += 1) {
      if (from === to || !mayMeet(from, to)) continue;
      if (reach(forest, root, from, to)) return { parent: forest.parent, end: to };
    }
  return { parent: forest.parent, end: unmatched };
}

/** Whether the path ends here. */
function reach(forest: Forest, root: number, from: number, to: number): boolean {
  const { partner, parent, base, seen, queue } = forest;
  if (base[from] === base[to] || partner[from] === to) return false;
  const mate = at(partner, to);
  if (to === root || (mate !== unmatched && parent[mate] !== unmatched)) {
    contract(forest, from, to);
    return false;
  }
  if (parent[to] !== unmatched) return false;
  parent[to] = from;
  if (mate === unmatched) return true;
  seen[mate] = true;
  queue.push(mate);
  return false;
}

/** An odd circle counts as one from now on. */
function contract(forest: Forest, from: number, to: number): void {
  const meeting = commonBase(forest, from, to);
  const inside = new Set<number>();
  markPath(forest, inside, from, meeting, to);
  markPath(forest, inside, to, meeting, from);
  forest.base.forEach((base, index) => {
    if (!inside.has(base)) return;
    forest.base[index] = meeting;
    if (forest.seen[index]) return;
    forest.seen[index] = true;
    forest.queue.push(index);
  });
}

function markPath({ partner, parent, base }: Forest, inside: Set<number>, from: number, until: number, child: number) {
  let [here, next] = [from, child];
  while (at(base, here) !== until) {
    const mate = at(partner, here);
    inside.add(at(base, here)).add(at(base, mate));
    parent[here] = next;
    next = mate;
    here = at(parent, mate);
  }
}

function commonBase({ partner, parent, base }: Forest, one: number, other: number): number {
  const passed = new Set<number>();
  for (let step = at(base, one); ; step = at(base, at(parent, at(partner, step)))) {
    passed.add(step);
    if (at(partner, step) === unmatched) break;
  }
  let step = at(base, other);
  while (!passed.has(step)) step = at(base, at(parent, at(partner, step)));
  return step;
}

function flip(partner: number[], parent: readonly number[], end: number): void {
  for (let to = end; to !== unmatched; ) {
    const from = at(parent, to);
    const next = at(partner, from);
    partner[to] = from;
    partner[from] = to;
    to = next;
  }
}

const at = (list: readonly number[], index: number): number => list[index] ?? unmatched;
