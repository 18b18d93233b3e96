import type { ApiShape, Type } from './api-shape.ts';

/** One line for each thing that callers of the API as it was cannot rely on any more. */
export function apiBreaks(before: ApiShape, now: ApiShape): string[] {
  return Object.entries(before.operations).flatMap(([id, was]) => {
    const is = now.operations[id];
    if (!is) return [`${id}: is gone`];
    const address = `${is.method} ${is.path}`;
    return [
      ...(address === `${was.method} ${was.path}` ? [] : [`${id}: moved from ${was.method} ${was.path}`]),
      ...clashes({ type: was.input, api: before }, { type: is.input, api: now }, 'input').map(
        (one) => `${id}: input${one}`,
      ),
      ...clashes({ type: is.output, api: now }, { type: was.output, api: before }, 'output').map(
        (one) => `${id}: output${one}`,
      ),
    ];
  });
}

interface Side {
  readonly type: Type;
  readonly api: ApiShape;
}
type Way = 'input' | 'output';

/** Why what is given cannot be taken where `wanted` is expected: callers give the input and want the output. */
function clashes(given: Side, wanted: Side, way: Way, depth = 0): string[] {
  const [from, to] = [resolve(given), resolve(wanted)];
  const inside = (a: Type, b: Type) => clashes({ ...given, type: a }, { ...wanted, type: b }, way, depth + 1);
  // Shapes that hold themselves end somewhere; no real value is as deep.
  if (depth > 20 || to === 'any') return [];
  const [givenTypes, wantedTypes] = [either(from), either(to)];
  if (givenTypes) return givenTypes.flatMap((each) => inside(each, to)).slice(0, 1);
  if (wantedTypes) return wantedTypes.some((each) => inside(from, each).length === 0) ? [] : [': no longer fits'];
  if (isFields(from) && isFields(to)) return fieldClashes(from, to, way, inside);
  return plainClashes(from, to, way, inside);
}

type Inside = (from: Type, to: Type) => string[];

function plainClashes(from: Type, to: Type, way: Way, inside: Inside): string[] {
  if (Array.isArray(from) && Array.isArray(to) && from.length === to.length)
    return from.flatMap((each, index) => inside(each, to[index])).map((one) => `[]${one}`);
  return typeof from === 'string' && typeof to === 'string' && fits(from, to, way) ? [] : [': has another type'];
}

const resolve = ({ type, api }: Side): Type =>
  typeof type === 'string' && type.startsWith('@') ? (api.shapes[type.slice(1)] ?? 'any') : type;

type Fields = Readonly<Record<string, Type>>;
const isFields = (type: Type): type is Fields => typeof type === 'object' && !Array.isArray(type);
function either(type: Type): readonly Type[] | undefined {
  const types = isFields(type) ? type['|'] : undefined;
  return Array.isArray(types) ? types : undefined;
}

function fieldClashes(from: Fields, to: Fields, way: Way, inside: Inside): string[] {
  const names = new Set([...Object.keys(from), ...Object.keys(to)].map((key) => key.replace('?', '')));
  return [...names].flatMap((name) => {
    const [given, wanted] = [fieldOf(from, name), fieldOf(to, name)];
    const clash = presenceClash(given, wanted, way);
    if (clash) return [`.${name}: ${clash}`];
    return given && wanted ? inside(given.type, wanted.type).map((one) => `.${name}${one}`) : [];
  });
}

interface Field {
  readonly type: Type;
  readonly isSure: boolean;
}

function fieldOf(fields: Fields, name: string): Field | undefined {
  const [sure, optional] = [fields[name], fields[`${name}?`]];
  const type = sure ?? optional;
  return type === undefined ? undefined : { type, isSure: sure !== undefined };
}

/** What a caller does not know of yet does no harm; what the API does not take any more is refused. */
function presenceClash(given: Field | undefined, wanted: Field | undefined, way: Way): string | undefined {
  if (!wanted) return way === 'input' ? 'is gone' : undefined;
  if (!given && way === 'output') return 'is gone';
  const isMissed = wanted.isSure && !given?.isSure;
  return isMissed ? (way === 'input' ? 'is required now' : 'may be missing') : undefined;
}

function fits(from: string, to: string, way: Way): boolean {
  if (from === to || (from === 'integer' && to === 'number')) return true;
  if (!from.startsWith('=')) return false;
  if (!to.startsWith('=')) return true;
  // Another word in an answer is news, not a break.
  const words = to.slice(1).split('|');
  const given = from.slice(1).split('|');
  return way === 'output' ? given.some((word) => words.includes(word)) : given.every((word) => words.includes(word));
}
