/** Names and values that an expression's `#` and `:` words stand for. */
export interface Words {
  readonly names: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, unknown>>;
}

export type Item = Record<string, unknown>;

/** Cutting an expression into words costs more than a whole write, and the same few come again and again. */
const cut = new Map<string, readonly string[]>();

function wordsIn(expression: string): readonly string[] {
  const known = cut.get(expression);
  if (known) return known;
  const words = [...expression.matchAll(/<>|<=|>=|[=<>(),+-]|[#:\w.[\]]+/g)].map(([word]) => word);
  cut.set(expression, words);
  return words;
}

/** A cursor over the words of a DynamoDB expression. */
export class Tokens {
  private readonly words: readonly string[];
  private at = 0;

  constructor(expression: string) {
    this.words = wordsIn(expression);
  }

  get next(): string | undefined {
    return this.words[this.at];
  }

  take(): string {
    const word = this.words[this.at];
    if (word === undefined) throw new Error(`The expression ends too early: ${this.words.join(' ')}`);
    this.at += 1;
    return word;
  }

  /** Takes the next word if it is this one, whatever its case. */
  accept(word: string): boolean {
    if (this.next?.toUpperCase() !== word) return false;
    this.at += 1;
    return true;
  }

  expect(word: string): void {
    if (!this.accept(word)) throw new Error(`Expected ${word} before ${this.next} in: ${this.words.join(' ')}`);
  }
}

/** The steps of a document path such as `#order.#u` or `list[2]`. */
export const pathSteps = (path: string, names: Words['names']): (string | number)[] => {
  if (!/[.[]/.test(path)) return [names[path] ?? path];
  return path.split('.').flatMap((part) => {
    const [name = '', ...indexes] = part.split(/[[\]]+/).filter(Boolean);
    return [names[name] ?? name, ...indexes.map(Number)];
  });
};

export const readPath = (item: Item | undefined, steps: readonly (string | number)[]): unknown =>
  steps.reduce<unknown>((value, step) => (value as Record<string | number, unknown> | undefined)?.[step], item);
