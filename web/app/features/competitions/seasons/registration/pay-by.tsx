import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { payByWords } from '#shared/competitions/payments/payment-hold.ts';

interface PayByProps {
  readonly payBy: string;
  /** `your`, or `Kim’s`. */
  readonly whose: string;
}

/** A spot is held until then: `Pay by 4:10 PM to keep your spot`. */
export function PayBy({ payBy, whose }: PayByProps) {
  const isOver = payBy <= new Date().toISOString();
  const words = `Pay by ${payByWords(payBy, new Date())} to keep ${whose} spot`;
  return (
    <StatusIndicator type={isOver ? 'stopped' : 'pending'}>
      {isOver ? 'The time to pay is over' : words}
    </StatusIndicator>
  );
}
