import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import { type SharedFee, type SharePlayer, seasonCheckout } from '#shared/competitions/payments/checkout-contract.ts';
import { payByWords } from '#shared/competitions/payments/payment-hold.ts';
import { sumOf } from '#shared/competitions/payments/team-shares.ts';
import type { Season } from '#shared/competitions/seasons/schemas.ts';
import { type Currency, formatMoney, type Money } from '#shared/money.ts';
import { OwedBar } from '#web/app/dues/owed-bar.tsx';
import { MoneyInput } from '#web/app/forms/money/money-input.tsx';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { ProblemAlert } from '#web/app/shell/page/problem-alert.tsx';
import { Chip } from '#web/blocks/look/chip.ts';
import './team-fee.css';

interface TeamFeeProps {
  readonly season: Pick<Season, 'seasonId' | 'timeZone'>;
  readonly currency: Currency;
  readonly team: SharedFee;
}

/** The fee of a team for its captain: who pays which share, who paid, and the button that asks them. */
export function TeamFeeCard({ season: { seasonId, timeZone }, currency, team }: TeamFeeProps) {
  const { squadId, name, version, splitMode, feeMinor, restMinor, payBy, players } = team;
  const [said, setSaid] = useState<ReadonlyMap<string, Money | undefined>>(new Map());
  const split = useOperation(seasonCheckout, 'splitTeamFee', {
    done: 'Players get a link to pay their share',
    showsProblem: true,
  });
  const isCustom = splitMode === 'custom';
  const shareOf = ({ personId, shareMinor = 0 }: SharePlayer): Money | undefined =>
    said.has(personId) ? said.get(personId) : { amountMinor: shareMinor, currency };
  const shares = players.map((player) => ({
    personId: player.personId,
    amountMinor: shareOf(player)?.amountMinor ?? 0,
  }));
  const isReadable = shares.every(({ amountMinor }) => !Number.isNaN(amountMinor));
  const problem = split.rejection?.fields?.shares ?? split.problem;
  return (
    <section className="season-checkout" aria-label={`Fee of ${name}`}>
      <h2>{`${name}: team fee`}</h2>
      <OwedBar
        currency={currency}
        parts={[
          { key: 'paid', amountMinor: feeMinor - restMinor, words: 'paid' },
          { key: 'soon', amountMinor: restMinor, words: 'to come' },
        ]}
      />
      <ul className="team-fee-players">
        {players.map((player) => (
          <li key={player.personId}>
            <span>{player.name}</span>
            {isCustom && restMinor > 0 && player.canPay ? (
              <MoneyInput
                ariaLabel={`Share of ${player.name}`}
                currency={currency}
                money={shareOf(player)}
                onChange={(money) => setSaid(new Map([...said, [player.personId, money]]))}
              />
            ) : (
              <Standing player={player} isSplit={payBy !== undefined} currency={currency} />
            )}
          </li>
        ))}
      </ul>
      {isCustom && restMinor > 0 && <Sum shares={shares} feeMinor={feeMinor} currency={currency} />}
      {restMinor > 0 && players.some(({ canPay }) => !canPay) && <p>{noAccountWords}</p>}
      {payBy && restMinor > 0 && <p>{`Players have until ${payByWords(payBy, new Date(), timeZone)}.`}</p>}
      {problem && <ProblemAlert>{problem}</ProblemAlert>}
      {restMinor > 0 && (
        <Button
          fullWidth
          loading={split.isRunning}
          onClick={() => isReadable && void split.run({ seasonId, squadId, version, ...(isCustom && { shares }) })}
        >
          {askWords(payBy !== undefined)}
        </Button>
      )}
    </section>
  );
}

const noAccountWords =
  'Players with no account can’t be asked, so you pay their share. Once the organizer has invited them and they’re in, split again.';

const askWords = (isSplit: boolean): string => (isSplit ? 'Split again and ask' : 'Ask players for their share');

interface StandingProps {
  readonly player: SharePlayer;
  readonly isSplit: boolean;
  readonly currency: Currency;
}

function Standing({ player: { paidMinor, restMinor, canPay }, isSplit, currency }: StandingProps) {
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency });
  if (!canPay) return <Chip>No account</Chip>;
  if (restMinor > 0 && isSplit) return <Chip tone="wait">{`${money(restMinor)} to pay`}</Chip>;
  return paidMinor > 0 ? <Chip tone="in">{`${money(paidMinor)} paid`}</Chip> : null;
}

interface SumProps {
  readonly shares: readonly { readonly amountMinor: number }[];
  readonly feeMinor: number;
  readonly currency: Currency;
}

function Sum({ shares, feeMinor, currency }: SumProps) {
  if (Number.isNaN(sumOf(shares))) return <p>Enter each share as an amount, like 25.</p>;
  const sum = formatMoney({ amountMinor: sumOf(shares), currency });
  return <p>{`The shares come to ${sum} of ${formatMoney({ amountMinor: feeMinor, currency })}.`}</p>;
}
