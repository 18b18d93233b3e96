import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { activitySubscriptionsContract } from '#shared/discovery/subscriptions/contract.ts';
import { mostActivitySubscriptions, type ShownSubscription } from '#shared/discovery/subscriptions/schemas.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useTabData } from '#web/app/shell/settings/use-tab-data.ts';
import { SubscriptionForm } from './subscription-form.tsx';
import { SubscriptionList } from './subscription-list.tsx';
import './subscriptions.css';

export const loader = () => operations(activitySubscriptionsContract).listActivitySubscriptions({});

/** The cities a user follows, and the activities they hear of there (R-SETT-11). */
export function Component() {
  const stored = useTabData<typeof loader>();
  return <Cities key={stored.version} {...stored} />;
}

type Open = { readonly one?: ShownSubscription } | undefined;

function Cities({ subscriptions, version }: Awaited<ReturnType<typeof loader>>) {
  const [open, setOpen] = useState<Open>();
  const isFull = subscriptions.length >= mostActivitySubscriptions;
  return (
    <Container
      header={
        <Header
          variant="h2"
          counter={`(${subscriptions.length} of ${mostActivitySubscriptions})`}
          description="We’ll email you when there’s a new game you’d like near your cities."
          actions={
            !open &&
            !isFull && (
              <Button iconName="add-plus" onClick={() => setOpen({})}>
                Add a city
              </Button>
            )
          }
        >
          Activity subscriptions
        </Header>
      }
    >
      <SpaceBetween size="l">
        {open ? (
          <SubscriptionForm one={open.one} version={version} onClose={() => setOpen(undefined)} />
        ) : (
          <SubscriptionList subscriptions={subscriptions} version={version} onEdit={(one) => setOpen({ one })} />
        )}
      </SpaceBetween>
    </Container>
  );
}
