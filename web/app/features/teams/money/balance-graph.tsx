import type { Ledger } from './load-team-money.ts';

const [width, height] = [320, 64];

/** The balance as steps from day to day. What it is now is said beside it. */
export function BalanceGraph({ points }: Pick<Ledger, 'points'>) {
  if (points.length < 2) return null;
  const [from, to] = [points[0]?.on, points.at(-1)?.on].map((on) => Date.parse(on ?? '')) as [number, number];
  const balances = points.map(({ balanceMinor }) => balanceMinor);
  const [least, most] = [Math.min(0, ...balances), Math.max(0, ...balances)];
  const x = (on: string) => ((Date.parse(on) - from) / (to - from || 1)) * width;
  const y = (balance: number) => height - ((balance - least) / (most - least || 1)) * height;
  const steps = points.map(({ on, balanceMinor }, index) =>
    index === 0 ? `M0 ${y(balanceMinor)}` : `H${x(on)} V${y(balanceMinor)}`,
  );
  const line = `${steps.join(' ')} H${width}`;
  return (
    <svg className="balance-graph" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path className="balance-area" d={`${line} V${y(0)} H0 Z`} />
      <path className="balance-line" d={line} />
    </svg>
  );
}
