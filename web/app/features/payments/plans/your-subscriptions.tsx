import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { OfferedPlan, Subscription } from '#shared/payments/plans/schemas.ts';
import { paths } from '#web/app/router/paths.ts';
import { SubscriptionBlock } from './subscription-block.tsx';
import type { PlanFor } from './use-plan-choice.ts';
import './plans.css';

const ChangePlanDialog = lazy(async () => ({ default: (await import('./change-plan-dialog.tsx')).ChangePlanDialog }));

interface YourSubscriptionsProps {
  readonly plans: readonly OfferedPlan[];
  readonly subscriptions: readonly Subscription[];
  /** The communities that the reader owns. */
  readonly teams: readonly { readonly teamId: string; readonly name: string }[];
  readonly onChanged: () => void;
}

const goesOn = ({ status }: Subscription) => status !== 'cancelled' && status !== 'incomplete';

/** The communities of the reader, and others that they pay for. */
function choicesFor(teams: YourSubscriptionsProps['teams'], live: readonly Subscription[]): PlanFor[] {
  const others = live
    .filter(({ kind, ownerId }) => kind === 'team' && !teams.some(({ teamId }) => teamId === ownerId))
    .map(({ ownerId, ownerName }) => ({ teamId: ownerId, name: ownerName ?? 'A community' }));
  return [...teams, ...others].map(({ teamId, name }) => {
    const subscription = live.find(({ ownerId }) => ownerId === teamId);
    return { kind: 'team', id: teamId, name, subscription };
  });
}

/** What the reader subscribes to, and the dialog in which they change it. */
export function YourSubscriptions({ plans, subscriptions, teams, onChanged }: YourSubscriptionsProps) {
  const [search, setSearch] = useSearchParams();
  const live = subscriptions.filter(goesOn);
  const ofTeams = choicesFor(teams, live);
  const subscription = live.find(({ kind }) => kind === 'user');
  const me: PlanFor = { kind: 'user', id: 'me', name: 'Me', subscription };
  const [asked] = ofTeams;
  // A pricing page leads here with the kind of plan that was chosen there.
  const wanted = { team: asked, user: me }[search.get('plan') ?? ''];
  const [opened, open] = useState<PlanFor | undefined>(wanted);
  const close = () => {
    open(undefined);
    if (search.has('plan')) setSearch({ tab: 'payments' }, { replace: true });
  };
  const unpaidTeam = ofTeams.find((each) => !each.subscription);
  const openFor = ({ id, kind }: Subscription) =>
    open(kind === 'user' ? me : ofTeams.find((each) => each.subscription?.id === id));
  return (
    <section aria-label="Your Subscriptions">
      <h2>Your Subscriptions</h2>
      <div className="plan-blocks">
        <SubscriptionBlock
          label="Organizer Pro"
          kind="team"
          subscriptions={live.filter(({ kind }) => kind === 'team')}
          pricing={paths.organizerPricing}
          onChange={openFor}
          onChoose={unpaidTeam && (() => open(unpaidTeam))}
        />
        <SubscriptionBlock
          label="Member Plus"
          kind="user"
          subscriptions={live.filter(({ kind }) => kind === 'user')}
          pricing={paths.memberPricing}
          onChange={openFor}
          onChoose={subscription ? undefined : () => open(me)}
        />
      </div>
      {opened && (
        <Suspense>
          <ChangePlanDialog
            plans={plans}
            choices={[...ofTeams, me]}
            first={opened}
            onClose={close}
            onChanged={onChanged}
          />
        </Suspense>
      )}
    </section>
  );
}
