import ExpandableSection from '@cloudscape-design/components/expandable-section';
import type { Answer } from '#shared/contract/operation.ts';
import { formatMoney } from '#shared/money.ts';
import type { creditsContract } from '#shared/payments/credits/contract.ts';
import type { CreditLine } from '#shared/payments/credits/schemas.ts';
import './credits.css';

type MyCreditsProps = Answer<(typeof creditsContract)['operations']['listMyCredits']>;

/** What the reader can spend with each seller, and where each part of it came from and went. Nothing where there never was any. */
export function MyCredits({ credits, lines }: MyCreditsProps) {
  if (lines.length === 0) return null;
  return (
    <section className="credits" aria-label="Your credit">
      <h2>Your credit</h2>
      {credits.length === 0 ? (
        <p>You’ve used all of it.</p>
      ) : (
        <>
          <ul>
            {credits.map(({ sellerName, balanceMinor, currency }) => (
              <li key={`${sellerName} ${currency}`}>
                <span>{`With ${sellerName}`}</span>
                <strong>{formatMoney({ amountMinor: balanceMinor, currency })}</strong>
              </li>
            ))}
          </ul>
          <p>We use it first when you pay them by card. It doesn’t run out.</p>
        </>
      )}
      <ExpandableSection headerText="Where it came from and went">
        <ul>
          {lines.map((line) => (
            <li key={line.lineId}>
              <span>
                {wordsOf(line)} <small>{day.format(new Date(line.at))}</small>
              </span>
              <strong>{signed(line)}</strong>
            </li>
          ))}
        </ul>
      </ExpandableSection>
    </section>
  );
}

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

const signed = ({ amountMinor, currency }: CreditLine): string =>
  `${amountMinor < 0 ? '−' : '+'}${formatMoney({ amountMinor: Math.abs(amountMinor), currency })}`;

const words: Readonly<Record<CreditLine['kind'], (title: string) => string>> = {
  granted: (title) => `From ${title}`,
  overpaid: (title) => `More than you owed ${title}`,
  debited: (title) => `Taken back by ${title}`,
  used: (title) => `Used for ${title}`,
  returned: (title) => `Not used for ${title}`,
  refunded: (title) => `Refund of ${title}`,
};

/** `From U10 Comets: helped at the gate` */
const wordsOf = ({ kind, title, sellerName, reason }: CreditLine): string =>
  `${words[kind](title ?? sellerName)}${reason ? `: ${reason}` : ''}`;
