import Alert from '@cloudscape-design/components/alert';
import { formatMoney } from '#shared/money.ts';
import type { GivenUpSpots } from '#shared/payments/orders/given-up-spots.ts';
import { when } from '#shared/payments/orders/trace-words.ts';
import type { MoneyAtStake } from './money-at-stake.ts';

/** What comes back of the spots that go with the account, and the credit that is lost. Nothing where there is neither. */
export const MoneyOnDeletion = ({ spots, credits }: MoneyAtStake) => (
  <>
    {spots.length > 0 && (
      <Alert type="info" header="You give up the spots you paid for">
        <ul className="money-on-deletion">
          {spots.map((spot) => (
            <li key={spot.orderId}>
              <span>
                {spot.title} <small>{when(spot.startsAt, spot.timeZone)}</small>
              </span>
              <strong>{backWords(spot)}</strong>
            </li>
          ))}
        </ul>
        Refunds follow each event’s policy and go to your card, even after your account is gone.
      </Alert>
    )}
    {credits.length > 0 && (
      <Alert type="warning" header="You lose your credit">
        <ul className="money-on-deletion">
          {credits.map(({ sellerName, balanceMinor, currency }) => (
            <li key={`${sellerName} ${currency}`}>
              <span>{`With ${sellerName}`}</span>
              <strong>{formatMoney({ amountMinor: balanceMinor, currency })}</strong>
            </li>
          ))}
        </ul>
        Credit can’t be paid out. Use it before you delete your account.
      </Alert>
    )}
  </>
);

const backWords = ({ backMinor, currency }: GivenUpSpots): string =>
  backMinor > 0 ? `${formatMoney({ amountMinor: backMinor, currency })} back` : 'No refund';
