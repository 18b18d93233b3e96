/** An answer as a shared cache keeps it; header names in lower case. */
export interface Kept {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Answers in memory at most; the oldest goes first. */
const room = 1000;

/**
 * What CloudFront does with a page (RFC 9111, RFC 5861): a public answer is given again for its `s-maxage`, and for its
 * `stale-while-revalidate` after that while a fresh one is fetched. All others pass through, and so does every failure.
 */
export function createEdgeCache(now: () => Date) {
  const kept = new Map<string, { readonly answer: Kept; readonly at: number }>();
  const underway = new Map<string, Promise<Kept>>();

  const fetchInto = async (key: string, fetch: () => Promise<Kept>): Promise<Kept> => {
    const answer = await fetch();
    kept.delete(key);
    if (lifeOf(answer).fresh > 0) kept.set(key, { answer, at: now().getTime() });
    const [oldest] = kept.keys();
    if (kept.size > room && oldest !== undefined) kept.delete(oldest);
    return answer;
  };
  /** Requests that come together for one page ask for it once. */
  const together = (key: string, fetch: () => Promise<Kept>): Promise<Kept> => {
    const running = underway.get(key) ?? fetchInto(key, fetch).finally(() => underway.delete(key));
    underway.set(key, running);
    return running;
  };

  return async (key: string, fetch: () => Promise<Kept>): Promise<Kept> => {
    const found = kept.get(key);
    if (!found) return marked(await together(key, fetch), 'Miss from edge');
    const seconds = (now().getTime() - found.at) / 1000;
    const { fresh, stale } = lifeOf(found.answer);
    if (seconds < 0 || seconds >= fresh + stale) return marked(await together(key, fetch), 'Miss from edge');
    if (seconds >= fresh) together(key, fetch).catch(() => undefined);
    return marked(found.answer, 'Hit from edge', Math.floor(seconds));
  };
}

const marked = ({ headers, ...answer }: Kept, how: string, age?: number): Kept => ({
  ...answer,
  headers: { ...headers, 'x-cache': how, ...(age !== undefined && { age: String(age) }) },
});

/** Seconds for which an answer is fresh, and for which it may be shown after that. */
function lifeOf({ status, headers }: Kept): { readonly fresh: number; readonly stale: number } {
  const rule = headers['cache-control'] ?? '';
  const seconds = (name: string) => Number(new RegExp(`\\b${name}=(\\d+)`).exec(rule)?.[1] ?? 0);
  if (status !== 200 || /\b(private|no-store|no-cache)\b/.test(rule)) return { fresh: 0, stale: 0 };
  return { fresh: seconds('s-maxage'), stale: seconds('stale-while-revalidate') };
}
