import type { Counts } from './statistic.ts';

/** What a formula comes to, `undefined` where it divides by nothing. @throws where it is not one */
export function formulaValue(formula: string, counts: Counts): number | undefined {
  const tokens = formula.match(/[A-Z]+|\d+|[-+*/()]|\S/g) ?? [];
  let at = 0;
  const next = () => tokens[at++] ?? '';
  const isNext = (...some: string[]) => some.includes(tokens[at] ?? '');

  function sum(): number {
    let value = product();
    while (isNext('+', '-')) value = next() === '+' ? value + product() : value - product();
    return value;
  }
  function product(): number {
    let value = operand();
    while (isNext('*', '/')) value = next() === '*' ? value * operand() : value / operand();
    return value;
  }
  function operand(): number {
    const token = next();
    if (/^\d+$/.test(token)) return Number(token);
    if (/^[A-Z]+$/.test(token)) return counts[token] ?? 0;
    const value = token === '(' ? sum() : Number.NaN;
    if (token !== '(' || next() !== ')') throw new Error(`Not a formula: ${formula}`);
    return value;
  }

  const value = sum();
  if (at < tokens.length) throw new Error(`Not a formula: ${formula}`);
  return Number.isFinite(value) ? value : undefined;
}
