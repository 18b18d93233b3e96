import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formatMoney } from '#shared/money.ts';
import { type Invoice, invoices } from '#shared/payments/invoices/contract.ts';
import { paidByWords } from '#shared/payments/invoices/schemas.ts';
import { lineTotal, rateWords } from '#shared/payments/invoices/totals.ts';
import { waysToPay } from '#shared/payments/outside/pay-outside.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { PayInvoices } from '#web/app/orders/pay-invoices.tsx';
import { paths } from '#web/app/router/paths.ts';
import { Page } from '#web/app/shell/page/page.tsx';
import { Chip } from '#web/blocks/look/chip.ts';
import { amountOf, chipOf, dayOf } from './invoice-words.ts';
import { PaymentPlanCard } from './payment-plan-card.tsx';
import './invoices.css';

export const loader = ({ params: { id = '' }, request: { signal } }: LoaderFunctionArgs) =>
  operations(invoices).getInvoice({ invoiceId: id }, { signal });

/** One invoice as it can be printed: from which community to which payer, what was paid, and how to pay the rest. */
export function Component() {
  const invoice = useLoaderData<typeof loader>();
  const { invoiceId, title, number, teamName, hasFile } = invoice;
  const download = useOperation(invoices, 'downloadInvoice', {
    rereads: false,
    onDone: ({ url }) => globalThis.location.assign(url),
  });
  const [tone, words] = chipOf(invoice);
  return (
    <Page
      title={title}
      description={[number, teamName].filter(Boolean).join(' · ')}
      back={{ to: paths.invoices, text: 'Invoices and payments' }}
      width="narrow"
      actions={
        <div className="invoice-acts">
          {hasFile && (
            <Button iconName="download" loading={download.isRunning} onClick={() => void download.run({ invoiceId })}>
              Download PDF
            </Button>
          )}
          <Button onClick={() => globalThis.print()}>Print</Button>
        </div>
      }
    >
      <Container>
        <p className="invoice-amount">
          <strong>{amountOf(invoice)}</strong> <Chip tone={tone}>{words}</Chip>
        </p>
        {invoice.reason && <p>{invoice.reason}</p>}
        {invoice.takesCards && !invoice.plan?.isAccepted && <PayInvoices invoices={[invoice]} />}
        {invoice.plan && <PaymentPlanCard invoice={invoice} plan={invoice.plan} />}
        <HowToPay invoice={invoice} />
        <Parties invoice={invoice} />
        <Lines invoice={invoice} />
        <Payments invoice={invoice} />
        {invoice.terms && <p>{invoice.terms}</p>}
        {invoice.memo && <p>{invoice.memo}</p>}
      </Container>
    </Page>
  );
}

interface Shown {
  readonly invoice: Invoice;
}

const HowToPay = ({ invoice: { payOutside, payee, takesCards } }: Shown) =>
  payOutside.length > 0 ? (
    <section aria-label="How to pay">
      <h2>{takesCards ? 'Other ways to pay' : 'How to pay'}</h2>
      <p>{waysToPay(payOutside).join(' · ')}</p>
      <p>{`${payee.name} marks it when it arrives.`}</p>
    </section>
  ) : null;

const Parties = ({ invoice: { payee, payerName, personName, issuedAt, dueOn } }: Shown) => (
  <dl className="invoice-facts">
    <dt>From</dt>
    <dd>{[payee.name, payee.address, payee.vatId && `VAT ID ${payee.vatId}`].filter(Boolean).join('\n')}</dd>
    <dt>To</dt>
    <dd>{payerName === personName ? payerName : `${payerName}, for ${personName}`}</dd>
    <dt>Issued</dt>
    <dd>{dayOf(issuedAt)}</dd>
    <dt>Due</dt>
    <dd>{dayOf(dueOn)}</dd>
  </dl>
);

function Lines({ invoice: { lines, taxes, totalMinor, currency } }: Shown) {
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency });
  return (
    <table className="invoice-lines">
      <thead>
        <tr>
          <th scope="col">For</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.text} ${line.unitMinor} ${line.quantity}`}>
            <td>{line.quantity > 1 ? `${line.quantity} × ${line.text}` : line.text}</td>
            <td>{money(lineTotal(line))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td>{money(totalMinor)}</td>
        </tr>
        {taxes.map(({ rate, taxMinor }) => (
          <tr key={rate}>
            <th scope="row">{`${rateWords(rate)} tax included`}</th>
            <td>{money(taxMinor)}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

function Payments({ invoice: { payments, currency } }: Shown) {
  if (payments.length === 0) return null;
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency });
  const partsOf = (payment: Invoice['payments'][number]) => {
    const { amountMinor, method, receivedOn, note, refundedMinor, lostMinor, creditMinor, overpaidMinor } = payment;
    return [
      money(amountMinor),
      paidByWords[method],
      dayOf(receivedOn),
      note,
      creditMinor && `${money(creditMinor)} of it with credit`,
      overpaidMinor && `${money(overpaidMinor)} more is credit now`,
      refundedMinor && `${money(refundedMinor)} sent back`,
      lostMinor && `${money(lostMinor)} given back by the bank`,
    ];
  };
  return (
    <section aria-label="Payments">
      <h2>Payments</h2>
      <ul>
        {payments.map((payment) => (
          <li key={payment.paymentId}>{partsOf(payment).filter(Boolean).join(' · ')}</li>
        ))}
      </ul>
    </section>
  );
}
