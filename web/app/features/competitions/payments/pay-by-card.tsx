import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import { useState } from 'react';
import { type SeasonCheckout, seasonCheckout, type ToPay } from '#shared/competitions/payments/checkout-contract.ts';
import { placementConsent } from '#shared/competitions/payments/free-agents.ts';
import type { Season } from '#shared/competitions/seasons/schemas.ts';
import { isDependantId } from '#shared/ids.ts';
import { automaticOff } from '#shared/payments/discounts/automatic.ts';
import { pricedWith } from '#shared/payments/discounts/priced-with.ts';
import { fromShownFacts } from '#shared/payments/discounts/shown-facts.ts';
import { toInstant } from '#shared/time.ts';
import { ChipChoice } from '#web/app/forms/fields/chip-choice.tsx';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { usePay } from '#web/app/orders/use-pay.ts';
import { PaySheet } from './pay-sheet.tsx';
import { SaveCardSheet } from './save-card-sheet.tsx';

interface PayByCardProps {
  readonly season: Season;
  readonly checkout: SeasonCheckout;
}

/** One sheet for the players, and one for each team, with one price each: who, the fee, the total, and what comes back until when. */
export function PayByCard({ season, checkout }: PayByCardProps) {
  const agents = checkout.toPay.filter(({ savesCard }) => savesCard);
  const players = checkout.toPay.filter(({ kind, savesCard }) => kind === 'registration' && !savesCard);
  const teams = checkout.toPay.filter(({ kind }) => kind !== 'registration');
  return (
    <>
      {agents.map((agent) => (
        <AgentSheet key={agent.dueId} season={season} checkout={checkout} agent={agent} />
      ))}
      {players.length > 0 && <Sheet season={season} checkout={checkout} payable={players} title="Pay by card" />}
      {teams.map((team) => (
        <Sheet key={team.dueId} season={season} checkout={checkout} payable={[team]} title={titleOf(team)} />
      ))}
    </>
  );
}

const titleOf = ({ kind, name }: ToPay): string =>
  kind === 'share' ? `Pay by card: ${name}` : `Pay the fee of ${name} by card`;

/** A free agent pays once they are placed: their card is saved for that. */
function AgentSheet({ season: { seasonId }, checkout, agent }: PayByCardProps & { readonly agent: ToPay }) {
  const order = useOperation(seasonCheckout, 'orderSeasonDues');
  const { pay, isBusy } = usePay();
  const make = () => order.run({ seasonId, dueIds: [agent.dueId] });
  const save = async () => {
    const made = await make();
    if (made) await pay(made.orderId);
  };
  const price = quoteFor([agent], 'all', checkout);
  const player = isDependantId(agent.dueId) ? agent.name : undefined;
  return (
    <SaveCardSheet
      player={player}
      price={price}
      consent={placementConsent({ amountMinor: price.totalMinor, currency: price.currency }, player)}
      code={
        <Button variant="inline-link" disabled={isBusy || order.isRunning} onClick={() => void make()}>
          Add a code
        </Button>
      }
      isBusy={isBusy || order.isRunning}
      onSave={() => void save()}
    />
  );
}

interface SheetProps extends PayByCardProps {
  readonly payable: readonly ToPay[];
  readonly title: string;
}

type Part = 'all' | 'deposit';

function Sheet({ season, checkout, payable, title }: SheetProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [part, setPart] = useState<Part>('all');
  const order = useOperation(seasonCheckout, 'orderSeasonDues');
  const { pay, isBusy } = usePay();
  const chosen = payable.filter(({ dueId }) => !left.has(dueId));
  const make = (keepsCredit: boolean) =>
    order.run({
      seasonId: season.seasonId,
      dueIds: chosen.map(({ dueId }) => dueId),
      isDeposit: part === 'deposit',
      ...(keepsCredit && { keepsCredit }),
    });
  const start = async (keepsCredit: boolean) => {
    const made = await make(keepsCredit);
    if (made) await pay(made.orderId);
  };
  const { timeZone, startDate } = season;
  const startsAt = toInstant(`${startDate}T00:00`, timeZone).toISOString();
  return (
    <section className="season-checkout" aria-label={title}>
      <h2>{title}</h2>
      {payable.length > 1 && (
        <fieldset className="season-checkout-who">
          <legend>Who you pay for</legend>
          {payable.map(({ dueId, name }) => (
            <Checkbox
              key={dueId}
              checked={!left.has(dueId)}
              onChange={({ detail }) => setLeft(detail.checked ? without(left, dueId) : new Set([...left, dueId]))}
            >
              {name}
            </Checkbox>
          ))}
        </fieldset>
      )}
      {payable.some(({ depositMinor }) => depositMinor) && (
        <ChipChoice
          label="How much"
          options={[
            { value: 'all' as const, label: 'All of it' },
            { value: 'deposit' as const, label: 'The deposit' },
          ]}
          value={part}
          onChange={setPart}
        />
      )}
      {chosen.length > 0 ? (
        <PaySheet
          asked={quoteFor(chosen, part, checkout)}
          creditMinor={checkout.creditMinor ?? 0}
          terms={checkout.terms}
          startsAt={startsAt}
          timeZone={timeZone}
          isBusy={isBusy || order.isRunning}
          onPay={(keepsCredit) => void start(keepsCredit)}
          onCode={takesDiscounts(chosen) ? (keepsCredit) => void make(keepsCredit) : undefined}
        />
      ) : (
        <p>Choose at least one player.</p>
      )}
    </section>
  );
}

const without = (ids: ReadonlySet<string>, id: string) => new Set([...ids].filter((one) => one !== id));

/** Shares take none: together they are the fee. */
const takesDiscounts = (chosen: readonly ToPay[]): boolean => chosen.every(({ kind }) => kind !== 'share');

/** The whole price of some of it, as the server works it out too. */
function quoteFor(chosen: readonly ToPay[], part: Part, { currency, plan, automatic, ...shown }: SeasonCheckout) {
  const lines = chosen.map(({ kind, dueId, name, restMinor, depositMinor, mode, rest }) => ({
    kind: kind === 'share' ? ('team' as const) : kind,
    personId: dueId,
    name,
    ...(mode && { mode }),
    ...(part === 'deposit' && depositMinor && { depositMinor }),
    ...(rest && { rest }),
    amountMinor: restMinor,
  }));
  const applied = takesDiscounts(chosen)
    ? automaticOff(lines, automatic, fromShownFacts(shown), { currency, now: new Date() })
    : [];
  return { currency, ...pricedWith(lines, undefined, { currency, plan, feePayer: 'player' }, applied) };
}
