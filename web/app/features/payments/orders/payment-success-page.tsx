import Button from '@cloudscape-design/components/button';
import { useEffect, useRef } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import { OrderId } from '#shared/ids.ts';
import { ordersContract } from '#shared/payments/orders/contract.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import { wasCharged } from '#shared/payments/orders/states.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { Beans } from '#web/app/shell/beans/beans.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { PageButton } from '#web/app/shell/page/page-button.tsx';
import { PaidOrder } from './paid-order.tsx';
import { Receipt } from './receipt.tsx';
import './paid-order.css';

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
/** A payment that came too late is known as such seconds after it is known as paid. */
const looksAfterPaid = 3;

/**
 * Where the payment provider leads back to: paid once our own record says so, pending until then. Who comes by a link of
 * ours reads the receipt.
 */
export function Component() {
  const { order } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [search] = useSearchParams();
  const isBack = search.has('redirect_status');
  const isPaid = order !== undefined && wasCharged(order.status);
  const looks = useRef(0);
  useEffect(() => {
    if (!order || (isPaid && looks.current >= looksAfterPaid)) return undefined;
    const timer = setTimeout(() => {
      looks.current += isPaid ? 1 : 0;
      void revalidate();
    }, lookAgainMs);
    return () => clearTimeout(timer);
  }, [isPaid, order, revalidate]);
  if (order && isPaid && !isBack)
    return (
      <Page
        title="Receipt"
        back={{ to: paths.settings('payments'), text: 'Payments' }}
        width="narrow"
        actions={<Button onClick={() => globalThis.print()}>Print</Button>}
      >
        <Receipt order={order} />
      </Page>
    );
  return (
    <Page title="Payment" width="narrow">
      {order && isPaid ? <PaidOrder order={order} /> : <Pending order={order} />}
    </Page>
  );
}

function Pending({ order }: { readonly order: Order | undefined }) {
  return (
    <section className="paid-order">
      <div className="paid-beans">
        <Beans pose="ball" />
      </div>
      <p className="paid-said" role="status">
        {pendingWords(order)}
      </p>
      {order ? (
        <PageButton fullWidth to={order.href}>{`Go to ${order.title}`}</PageButton>
      ) : (
        <PageButton fullWidth to={paths.settings('payments')}>
          Go to Payments
        </PageButton>
      )}
    </section>
  );
}

const pendingWords = (order: Order | undefined): string => {
  const words = 'Your payment is pending. We’re waiting for your bank';
  const isSpot = order?.subjectKind !== 'invoice' && order?.subjectKind !== 'tournament';
  return isSpot ? `${words}, your spot is safe.` : `${words}.`;
};
