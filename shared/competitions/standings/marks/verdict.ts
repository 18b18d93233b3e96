/** What is certain of an entrant: through, out of it, or neither; nothing, where it could not be told. */
export type Verdict = 'clinched' | 'eliminated' | 'open';

export type Verdicts = ReadonlyMap<string, Verdict>;
