import type { Money } from '#shared/money.ts';
import { scheduleWords } from './plan-words.ts';

/** What is still owed of an installment, and its calendar day. */
interface Owed {
  readonly restMinor: number;
  readonly dueOn?: string | undefined;
}

interface Offered {
  readonly installments: readonly Owed[];
  readonly currency: Money['currency'];
  /** Whether the card is charged for the first one today, and for the others on their days. */
  readonly isAutomatic: boolean;
}

/** All that is to be paid with a plan, in a sentence. */
export function planSchedule({ installments, currency, isAutomatic }: Offered): string {
  const owed = installments.filter(({ restMinor }) => restMinor > 0);
  return scheduleWords(
    owed.map(({ restMinor: amountMinor, dueOn = 'today' }, index) => ({
      amountMinor,
      on: index === 0 && isAutomatic ? 'today' : dueOn,
    })),
    currency,
  );
}

/** What a payer agrees to who lets a community charge their card. */
export const agreesToCharge = (teamName: string): string => `I agree that ${teamName} charges my card on these dates.`;
