/** What a benchmark is asked for: `--events 1000000` is `{ events: '1000000' }`. */
export type Options = Readonly<Record<string, string | undefined>>;

/** A figure held against what we build to. */
export interface Target {
  readonly what: string;
  readonly figure: number | string;
  readonly goal: string;
  readonly met: boolean;
}

/** One thing that is measured. It prints its own tables and returns what the figures are held against. */
export interface Benchmark {
  readonly name: string;
  readonly summary: string;
  run(options: Options): Promise<readonly Target[]>;
}

/** A target of at most so much. */
export const atMost = (what: string, figure: number, most: number): Target => ({
  what,
  figure: Math.round(figure * 100) / 100,
  goal: `at most ${most}`,
  met: figure <= most,
});

/** A target of just so much: anything else is a fault. */
export const exactly = (what: string, figure: number, goal: number): Target => ({
  what,
  figure,
  goal: `exactly ${goal}`,
  met: figure === goal,
});
