import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { pricedBy } from '#shared/events/payments/priced-by.ts';
import type { EventControl } from '../details/edit/event-values.ts';

/** The way out for an event that holds a price, which cannot be published; nothing for any other. */
export function StoredPrice({ control }: EventControl) {
  const [price, ticketTypes, costShare] = useWatch({ control, name: ['price', 'ticketTypes', 'costShare'] });
  const [isRemoved, setRemoved] = useState(false);
  if (isRemoved || !pricedBy({ price, ticketTypes, costShare })) return null;
  const remove = () => {
    for (const name of ['price', 'ticketTypes', 'costShare'] as const) control.unregister(name);
    setRemoved(true);
  };
  return (
    <Alert
      type="info"
      action={
        <Button formAction="none" onClick={remove}>
          Remove the price
        </Button>
      }
    >
      This event has a price, so it stays a draft. Remove the price to publish it.
    </Alert>
  );
}
