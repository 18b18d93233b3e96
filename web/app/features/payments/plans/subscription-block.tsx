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
  /** Opens the dialog for what one of them is for. */
  readonly onChange: (subscription: Subscription) => void;
  /** Opens the dialog for what has no paid plan; without it there is nothing. */
  readonly onChoose: (() => void) | undefined;
}

/** The plan without a price, by its name. */
const freeWords = { team: 'Rookie · free', user: 'Free' } as const;

/** What the reader subscribes to for their communities, or for themselves (R-PLAN-13 to R-PLAN-15, R-PLAN-22). */
export function SubscriptionBlock({ label, kind, subscriptions, pricing, onChange, onChoose }: SubscriptionBlockProps) {
  const isPaid = subscriptions.length > 0;
  return (
    <section className="plan-block" aria-label={label}>
      <div className="plan-head">
        <h3>{label}</h3>
        {!isPaid && <Chip>{freeWords[kind]}</Chip>}
      </div>
      {isPaid ? (
        <ul className="plan-paid">
          {subscriptions.map((each) => (
            <Paid key={each.id} subscription={each} onChange={onChange} />
          ))}
        </ul>
      ) : (
        <Unpaid kind={kind} />
      )}
      <div className="plan-foot">
        {isPaid ? <PortalLink /> : <AppLink to={pricing}>Compare plans</AppLink>}
        {onChoose && <Button onClick={onChoose}>{isPaid ? 'Add a plan' : 'Change Plan'}</Button>}
      </div>
    </section>
  );
}

function Unpaid({ kind }: Pick<SubscriptionBlockProps, 'kind'>) {
  const { cost, period, features } = planOf(kind === 'team' ? 'pro' : 'plus');
  return (
    <>
      <p className="plan-quiet">No active subscription found.</p>
      <p>{listed(features)}</p>
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

/** Lines of a list as one sentence. */
const listed = (features: readonly string[]): string =>
  `${features.map((one, index) => (index === 0 ? one : one.charAt(0).toLowerCase() + one.slice(1))).join(', ')}.`;

const readName = async (productId: string) => {
  const { name } = await operations(plansContract)
    .getProduct({ productId })
    .catch(() => ({ name: 'N/A' }));
  return name;
};

function stateWords({ status, cancelAtPeriodEnd }: Subscription): string {
  if (status === 'past_due') return 'Payment failed';
  return cancelAtPeriodEnd ? 'Ending' : 'Active';
}

/** `Organizer Pro for Dawn Hoops` */
const label = ({ planId, ownerName }: Subscription) => `${planOf(planId).item}${ownerName ? ` for ${ownerName}` : ''}`;

interface PaidProps extends Pick<SubscriptionBlockProps, 'onChange'> {
  readonly subscription: Subscription;
}

function Paid({ subscription, onChange }: PaidProps) {
  const name = useRead(subscription.items[0]?.plan.product, readName);
  const { ownerName, status, cancelAtPeriodEnd } = subscription;
  return (
    <li className="plan-paid-one">
      <div className="plan-head">
        <p>
          <strong>{name ?? 'Loading...'}</strong>
          {ownerName && ` for ${ownerName}`}
        </p>
        <Chip tone={status === 'past_due' ? 'bad' : 'in'}>{stateWords(subscription)}</Chip>
      </div>
      <p className="plan-quiet">{termsWords(subscription)}</p>
      {subscription.kind === 'user' && !cancelAtPeriodEnd && (
        <p className="plan-quiet">We’ll email you 7 days before it renews.</p>
      )}
      <Button ariaLabel={`Change or cancel ${label(subscription)}`} onClick={() => onChange(subscription)}>
        Change or cancel
      </Button>
    </li>
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
