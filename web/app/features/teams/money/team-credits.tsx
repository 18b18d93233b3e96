import Button from '@cloudscape-design/components/button';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import { useState } from 'react';
import { formatMoney } from '#shared/money.ts';
import type { HeldCredit } from '#shared/payments/credits/schemas.ts';
import type { Treasury } from '#shared/payments/invoices/treasury.ts';
import { DebitForm, GrantForm } from './credit-forms.tsx';
import type { TeamCreditsView } from './load-team-money.ts';

interface TeamCreditsProps {
  readonly teamId: string;
  readonly credits: TeamCreditsView | undefined;
  readonly people: Treasury['people'];
  readonly isActive: boolean;
}

/** All of it, in each currency: `$12.00, €5.00`. */
const owedIn = (credits: readonly HeldCredit[]): string =>
  [...Map.groupBy(credits, ({ currency }) => currency)]
    .map(([currency, some]) =>
      formatMoney({ amountMinor: some.reduce((sum, { balanceMinor }) => sum + balanceMinor, 0), currency }),
    )
    .join(', ');

/** What people of a community can spend when they pay it by card, and the ways to give more and to take it back. Nothing without an account. */
export function TeamCredits({ teamId, credits: view, people, isActive }: TeamCreditsProps) {
  const [open, setOpen] = useState<'grant' | HeldCredit>();
  const close = () => setOpen(undefined);
  if (!view?.currency) return null;
  const { credits, currency } = view;
  return (
    <ExpandableSection headerText={credits.length > 0 ? `Credit (${credits.length})` : 'Credit'}>
      <section className="money-card money" aria-label="Credit">
        <p className="money-note">
          Credit is taken off the price first when players pay you by card. It doesn’t run out.
        </p>
        {credits.length > 1 && <p className="money-note">{`You owe ${owedIn(credits)} in credit.`}</p>}
        {credits.length > 0 && (
          <ul className="money-list">
            {credits.map((held) => (
              <li key={`${held.userId} ${held.currency}`}>
                <span>{held.name}</span>
                <strong>{formatMoney({ amountMinor: held.balanceMinor, currency: held.currency })}</strong>
                {isActive && held.currency === currency && (
                  <Button ariaLabel={`Take back credit of ${held.name}`} onClick={() => setOpen(held)}>
                    Take back
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
        {open === 'grant' && <GrantForm teamId={teamId} people={people} currency={currency} onClose={close} />}
        {open !== undefined && open !== 'grant' && (
          <DebitForm key={open.userId} teamId={teamId} held={open} onClose={close} />
        )}
        {isActive && open === undefined && people.length > 0 && (
          <Button iconName="add-plus" onClick={() => setOpen('grant')}>
            Give credit
          </Button>
        )}
      </section>
    </ExpandableSection>
  );
}
