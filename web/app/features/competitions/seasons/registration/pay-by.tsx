import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { payByWords } from '#shared/competitions/payments/payment-hold.ts';
import type { Registration } from '#shared/competitions/seasons/registration.ts';
import type { Season } from '#shared/competitions/seasons/schemas.ts';
import { savesCardFor } from './saves-card-for.ts';

interface PayByProps {
  readonly registration: Registration;
  readonly season: Season;
  /** `your`, or `Kim’s`. */
  readonly whose: string;
}

/** A spot is held until then: `Pay by 4:10 PM CST to keep your spot`. Nothing of one that isn’t held. */
export function PayBy({ registration, season, whose }: PayByProps) {
  const { payBy } = registration;
  if (!payBy) return null;
  const isSaving = savesCardFor(season, registration);
  const isOver = payBy <= new Date().toISOString();
  const until = payByWords(payBy, new Date(), season.timeZone);
  const words = `${isSaving ? 'Save a card' : 'Pay'} by ${until} to keep ${whose} spot`;
  return (
    <StatusIndicator type={isOver ? 'stopped' : 'pending'}>
      {isOver ? `The time to ${isSaving ? 'save a card' : 'pay'} is over` : words}
    </StatusIndicator>
  );
}
