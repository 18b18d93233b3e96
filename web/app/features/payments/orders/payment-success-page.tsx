import Button from '@cloudscape-design/components/button';
import { useEffect } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { OrderId } from '#shared/ids.ts';
import { ordersContract } from '#shared/payments/orders/contract.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import { wasCharged } from '#shared/payments/orders/states.ts';
import { operations } from '#web/app/operations/operations.ts';
import { OrderLines } from '#web/app/orders/order-lines.tsx';
import { Page } from '#web/app/shell/page/page.tsx';

/** Reads the order that the address names: nothing else in the address is believed. */
export async function loader({ request }: LoaderFunctionArgs): Promise<{ order: Order | undefined }> {
  const named = OrderId.safeParse(new URL(request.url).searchParams.get('order'));
  if (!named.success) return { order: undefined };
  const order = await operations(ordersContract)
    .getOrder({ orderId: named.data }, { signal: request.signal })
    .catch(() => undefined);
  return { order };
}

const lookAgainMs = 2000;

/** Where the payment provider leads back to: paid once our own record says so, pending until then. */
export function Component() {
  const { order } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const isPaid = order !== undefined && wasCharged(order.status);
  useEffect(() => {
    if (isPaid || !order) return undefined;
    const timer = setInterval(() => void revalidate(), lookAgainMs);
    return () => clearInterval(timer);
  }, [isPaid, order, revalidate]);
  return (
    <Page title="Payment">
      {isPaid ? (
        <p role="status">Congratulations, Payment was successful!</p>
      ) : (
        <p role="status">{pendingWords(order)}</p>
      )}
      {order && <OrderLines order={order} viewerIsPayer />}
      {order && <Button href={order.href}>{`Go to ${order.title}`}</Button>}
    </Page>
  );
}

const pendingWords = (order: Order | undefined): string => {
  const words = 'Your payment is pending. We’re waiting for your bank';
  const isSpot = order?.subjectKind !== 'invoice' && order?.subjectKind !== 'tournament';
  return isSpot ? `${words}, your spot is safe.` : `${words}.`;
};
