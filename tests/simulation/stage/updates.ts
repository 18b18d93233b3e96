import { type Item, pathSteps, readPath, Tokens, type Words } from './expression-tokens.ts';

type Clause = (tokens: Tokens, before: Item, words: Words, held: unknown) => unknown;

const clauses: Record<string, Clause> = {
  SET: (tokens, before, words) => assigned(tokens, before, words),
  REMOVE: () => undefined,
  ADD: (tokens, _before, words, held) => {
    const value = words.values[tokens.take()];
    return value instanceof Set ? new Set([...setOf(held), ...value]) : Number(held ?? 0) + Number(value);
  },
  DELETE: (tokens, _before, words, held) => {
    const gone = setOf(words.values[tokens.take()]);
    const left = [...setOf(held)].filter((one) => !gone.has(one));
    // The table keeps no empty set.
    return left.length > 0 ? new Set(left) : undefined;
  },
};

const setOf = (held: unknown): ReadonlySet<unknown> => (held instanceof Set ? held : new Set());

/** The item after an update expression. Right-hand sides read the item as it was before. */
export function update(expression: string, before: Item, words: Words): Item {
  const after = structuredClone(before);
  const tokens = new Tokens(expression);
  while (tokens.next !== undefined) {
    const clause = clauses[tokens.take().toUpperCase()];
    if (!clause) throw new Error(`Not understood: ${expression}`);
    do {
      const steps = pathSteps(tokens.take(), words.names);
      write(after, steps, clause(tokens, before, words, readPath(before, steps)));
    } while (tokens.accept(','));
  }
  return after;
}

function assigned(tokens: Tokens, before: Item, words: Words): unknown {
  tokens.expect('=');
  let value = operand(tokens, before, words);
  for (;;) {
    if (tokens.accept('+')) value = Number(value) + Number(operand(tokens, before, words));
    else if (tokens.accept('-')) value = Number(value) - Number(operand(tokens, before, words));
    else return value;
  }
}

function operand(tokens: Tokens, before: Item, words: Words): unknown {
  const word = tokens.take();
  if (word.startsWith(':')) return structuredClone(words.values[word]);
  if (word.toLowerCase() === 'if_not_exists') {
    tokens.expect('(');
    const held = readPath(before, pathSteps(tokens.take(), words.names));
    tokens.expect(',');
    const otherwise = operand(tokens, before, words);
    tokens.expect(')');
    return held ?? otherwise;
  }
  return structuredClone(readPath(before, pathSteps(word, words.names)));
}

function write(item: Item, steps: readonly (string | number)[], value: unknown): void {
  const holder = readPath(item, steps.slice(0, -1)) as Item | undefined;
  const last = String(steps.at(-1));
  if (!holder)
    throw Object.assign(new Error('The document path is not valid for update'), { name: 'ValidationException' });
  if (value === undefined) delete holder[last];
  else holder[last] = value;
}
