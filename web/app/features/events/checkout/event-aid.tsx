import { eventCheckout } from '#shared/events/checkout/contract.ts';
import type { EventQuote } from '#shared/events/checkout/event-quote.ts';
import { AidPanel } from '#web/app/discounts/aid-panel.tsx';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { useEventInput } from '../details/event-access.ts';

interface EventAidProps {
  readonly eventId: string;
  readonly quote: EventQuote;
}

/** Asking the community that hosts an event to pay less; nothing where that can’t be asked. */
export function EventAid({ eventId, quote: { aid, automatic } }: EventAidProps) {
  const input = useEventInput(eventId);
  const { run, ...ask } = useOperation(eventCheckout, 'askForEventAid', { isForm: true });
  if (!aid) return null;
  const isWaiting = automatic.some(({ rule }) => rule === 'aid');
  return <AidPanel aid={aid} isWaiting={isWaiting} ask={{ ...ask, run: (said) => run({ ...input, ...said }) }} />;
}
