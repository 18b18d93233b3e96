/** One line of an invoice. Prices include tax; the rate is in basis points: 1900 is 19 %. */
export interface PricedLine {
  readonly quantity: number;
  readonly unitMinor: number;
  readonly taxRate: number;
}

/** Basis points of the whole: a rate of 1900 on a price of 11900 is 1900 of tax. */
const whole = 10_000;

/** What a line costs, in minor units, with tax. */
export const lineTotal = ({ quantity, unitMinor }: PricedLine): number => quantity * unitMinor;

/** What all lines cost, in minor units, with tax. */
export const totalOf = (lines: readonly PricedLine[]): number => lines.reduce((sum, line) => sum + lineTotal(line), 0);

/** The tax of one rate that an invoice contains. */
export interface TaxLine {
  readonly rate: number;
  /** Minor units, with the tax. */
  readonly grossMinor: number;
  /** Minor units: the part of the gross amount that is tax. */
  readonly taxMinor: number;
}

/** The tax in the lines, rate by rate, the highest first. It is rounded once for each rate, not once for each line. */
export function taxesOf(lines: readonly PricedLine[]): readonly TaxLine[] {
  const rates = [...new Set(lines.map(({ taxRate }) => taxRate))].filter((rate) => rate > 0).sort((a, b) => b - a);
  return rates.map((rate) => {
    const grossMinor = totalOf(lines.filter(({ taxRate }) => taxRate === rate));
    return { rate, grossMinor, taxMinor: Math.round((grossMinor * rate) / (whole + rate)) };
  });
}

/** `19 %` as the page writes it: `19%`, `7.5%`. */
export const rateWords = (rate: number): string => `${rate / 100}%`;

/** Calendar days a month apart from the first on: the 31st becomes the last day of shorter months. */
export function monthlyFrom(first: string, count: number): readonly string[] {
  const [year = 0, month = 1, day = 1] = first.split('-').map(Number);
  return Array.from({ length: count }, (_, index) => {
    const last = new Date(Date.UTC(year, month + index, 0)).getUTCDate();
    return new Date(Date.UTC(year, month - 1 + index, Math.min(day, last))).toISOString().slice(0, 10);
  });
}
