const [least, most] = [3, 40];

/** What a name becomes in an address: `Austin Rovers!` is `austin-rovers`. Too short a name gets a word more. */
export function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  const cut = trimmed(trimmed(plain).slice(0, most));
  return cut.length < least ? trimmed(`team-${cut}`) : cut;
}

/** The same with an end that tells it from another: the last characters of an id. */
export function slugWith(slug: string, end: string): string {
  const tail = end.slice(-5).toLowerCase();
  return `${trimmed(slug.slice(0, most - tail.length - 1))}-${tail}`;
}

const trimmed = (text: string) => text.replaceAll(/^-+|-+$/g, '');
