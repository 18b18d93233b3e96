import { type Item, pathSteps, readPath, Tokens, type Words } from './expression-tokens.ts';

/** Whether a condition, filter or key expression holds for an item (absent: an empty one). */
export function holds(expression: string | undefined, item: Item | undefined, words: Words): boolean {
  if (!expression) return true;
  const tokens = new Tokens(expression);
  const result = either(tokens, item, words);
  if (tokens.next !== undefined) throw new Error(`Not understood from ${tokens.next}: ${expression}`);
  return result;
}

function either(tokens: Tokens, item: Item | undefined, words: Words): boolean {
  let result = both(tokens, item, words);
  while (tokens.accept('OR')) result = both(tokens, item, words) || result;
  return result;
}

function both(tokens: Tokens, item: Item | undefined, words: Words): boolean {
  let result = single(tokens, item, words);
  while (tokens.accept('AND')) result = single(tokens, item, words) && result;
  return result;
}

function single(tokens: Tokens, item: Item | undefined, words: Words): boolean {
  if (tokens.accept('NOT')) return !single(tokens, item, words);
  if (tokens.accept('(')) {
    const result = either(tokens, item, words);
    tokens.expect(')');
    return result;
  }
  const name = tokens.next?.toLowerCase() ?? '';
  const test = functions[name];
  if (!test) return comparison(tokens, item, words);
  tokens.take();
  const given = args(tokens, item, words);
  return test(given);
}

const functions: Record<string, (args: unknown[]) => boolean> = {
  attribute_exists: ([value]) => value !== undefined,
  attribute_not_exists: ([value]) => value === undefined,
  begins_with: ([value, prefix]) => typeof value === 'string' && value.startsWith(String(prefix)),
  contains: ([value, member]) =>
    typeof value === 'string' ? value.includes(String(member)) : Array.isArray(value) && value.includes(member),
};

function args(tokens: Tokens, item: Item | undefined, words: Words): unknown[] {
  tokens.expect('(');
  const given = [operand(tokens, item, words)];
  while (tokens.accept(',')) given.push(operand(tokens, item, words));
  tokens.expect(')');
  return given;
}

function operand(tokens: Tokens, item: Item | undefined, words: Words): unknown {
  const word = tokens.take();
  if (word.toLowerCase() === 'size') {
    const [value] = args(tokens, item, words);
    return value === undefined ? undefined : Object.keys(value as object).length;
  }
  return word.startsWith(':') ? words.values[word] : readPath(item, pathSteps(word, words.names));
}

function comparison(tokens: Tokens, item: Item | undefined, words: Words): boolean {
  const left = operand(tokens, item, words);
  if (tokens.accept('BETWEEN')) {
    const low = operand(tokens, item, words);
    tokens.expect('AND');
    const high = operand(tokens, item, words);
    return compare(left, '>=', low) && compare(left, '<=', high);
  }
  if (tokens.accept('IN')) return args(tokens, item, words).includes(left);
  return compare(left, tokens.take(), operand(tokens, item, words));
}

/** As DynamoDB: an absent attribute or another type compares with nothing. */
function compare(left: unknown, operator: string, right: unknown): boolean {
  if (operator === '<>') return left !== right;
  if (left === undefined || typeof left !== typeof right) return false;
  const [a, b] = [left as string, right as string];
  const results: Record<string, boolean> = { '=': a === b, '<': a < b, '<=': a <= b, '>': a > b, '>=': a >= b };
  return results[operator] ?? false;
}
