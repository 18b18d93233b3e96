import { useCallback, useEffect, useMemo, useState } from 'react';
import { useRevalidator } from 'react-router';
import { attendanceContract } from '#shared/events/attendance/contract.ts';
import { type Deed, putInOutbox, type Settled, tellSettled, useWaitingDeeds } from '#web/app/operations/outbox.ts';
import { sendOutbox } from '#web/app/operations/send-outbox.ts';
import { checkedInWords } from './door-words.ts';

const operation = 'attendance/checkIn';

interface Scanned {
  readonly userId?: string;
  readonly code?: string;
  /** Who it is, as far as the device can tell. */
  readonly label: string;
}

/** A scan that is not sent yet, or was refused. */
export interface Scan {
  readonly scanId: string;
  readonly label: string;
  readonly userId: string | undefined;
  /** Why the server refused it for good. */
  readonly refused?: string;
}

/**
 * Scans go in line on this device first and are sent then, in order, also after the page is left. `said` is what came of
 * the last one.
 */
export function useScans(eventId: string, timeZone: string) {
  const deeds = useWaitingDeeds();
  const [refused, setRefused] = useState<readonly Scan[]>([]);
  const [said, setSaid] = useState('');
  const { revalidate } = useRevalidator();
  const waiting = useMemo(() => deeds.filter((deed) => isOf(eventId, deed)).map(scanOf), [deeds, eventId]);
  const tell = useCallback(
    ({ deed, answer, refused: reason }: Settled) => {
      if (!isOf(eventId, deed)) return false;
      setSaid(reason ? `${deed.about}: ${reason}` : checkedInWords(CheckedIn.parse(answer), timeZone));
      if (reason) setRefused((all) => [...all, { ...scanOf(deed), refused: reason }]);
      void revalidate();
      return true;
    },
    [eventId, timeZone, revalidate],
  );
  useEffect(() => tellSettled(tell), [tell]);

  const add = ({ label, ...scanned }: Scanned) => {
    const scanId = crypto.randomUUID();
    const input = { eventId, scanId, scannedAt: new Date().toISOString(), ...scanned };
    putInOutbox({ deedId: scanId, operation, input, about: label });
    void sendOutbox();
  };
  const dismiss = (scanId: string) => setRefused((all) => all.filter((one) => one.scanId !== scanId));
  /** What was said of a check-in is no longer so once it is undone. */
  const unsay = () => setSaid('');
  return { scans: [...waiting, ...refused], said, unsay, add, dismiss };
}

const { output: CheckedIn } = attendanceContract.operations.checkIn;

const isOf = (eventId: string, deed: Deed) => deed.operation === operation && deed.input.eventId === eventId;

const scanOf = ({ deedId, about, input: { userId } }: Deed): Scan => ({
  scanId: deedId,
  label: about,
  userId: typeof userId === 'string' ? userId : undefined,
});
