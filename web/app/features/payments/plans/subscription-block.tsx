import Button from '@cloudscape-design/components/button';
import { plansContract } from '#shared/payments/plans/contract.ts';
import type { Subscription } from '#shared/payments/plans/schemas.ts';
import { planOf } from '#shared/payments/plans.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { useRead } from '#web/app/operations/use-read.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Chip } from '#web/blocks/look/chip.ts';
import { amountWords, termsWords } from './plan-words.ts';

interface SubscriptionBlockProps {
  readonly label: 'Organizer Pro' | 'Member Plus';
  readonly kind: 'team' | 'user';
  readonly subscriptions: readonly Subscription[];
  /** The page that compares the plans. */
  readonly pricing: string;
  /** Opens the dialog; without it there is nothing that the reader could change. */
  readonly onChange: (() => void) | undefined;
}

/** The plan without a price, by its name. */
const freeWords = { team: 'Rookie · free', user: 'Free' } as const;

/** What the reader subscribes to for their communities, or for themselves (R-PLAN-13 to R-PLAN-15, R-PLAN-22). */
export function SubscriptionBlock({ label, kind, subscriptions, pricing, onChange }: SubscriptionBlockProps) {
  const isPaid = subscriptions.length > 0;
  return (
    <section className="plan-block" aria-label={label}>
      <div className="plan-head">
        <h3>{label}</h3>
        <Chip tone={isPaid ? 'in' : 'plain'}>{isPaid ? 'Active' : freeWords[kind]}</Chip>
      </div>
      {isPaid ? subscriptions.map((each) => <Paid key={each.id} subscription={each} />) : <Unpaid kind={kind} />}
      <div className="plan-foot">
        {isPaid ? <PortalLink /> : <AppLink to={pricing}>Compare plans</AppLink>}
        {onChange && <Button onClick={onChange}>{isPaid ? 'Change or cancel' : 'Change Plan'}</Button>}
      </div>
    </section>
  );
}

function Unpaid({ kind }: Pick<SubscriptionBlockProps, 'kind'>) {
  const { cost, period, features } = planOf(kind === 'team' ? 'pro' : 'plus');
  return (
    <>
      <p className="plan-quiet">No active subscription found.</p>
      <p>{features.join(', ')}.</p>
      <p className="plan-price">
        <strong>{amountWords(cost)}</strong>
        <span>
          /{period}
          {kind === 'team' && ' per community'}
        </span>
      </p>
    </>
  );
}

const readName = async (productId: string) => {
  const { name } = await operations(plansContract)
    .getProduct({ productId })
    .catch(() => ({ name: 'N/A' }));
  return name;
};

function Paid({ subscription }: { readonly subscription: Subscription }) {
  const name = useRead(subscription.items[0]?.plan.product, readName);
  return (
    <div>
      <p>
        <strong>{name ?? 'Loading...'}</strong>
        {subscription.ownerName && ` for ${subscription.ownerName}`}
      </p>
      <p className="plan-quiet">{termsWords(subscription)}</p>
      {subscription.kind === 'user' && !subscription.cancelAtPeriodEnd && (
        <p className="plan-quiet">We’ll email you 7 days before it renews.</p>
      )}
    </div>
  );
}

function PortalLink() {
  const portal = useOperation(plansContract, 'getPortalLink', {
    onDone: ({ url }) => location.assign(url),
    rereads: false,
  });
  return (
    <Button variant="inline-link" loading={portal.isRunning} onClick={() => void portal.run({})}>
      Receipts and card
    </Button>
  );
}
