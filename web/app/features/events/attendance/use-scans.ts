import { useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { titleOf } from '#shared/contract/errors.ts';
import { attendanceContract } from '#shared/events/attendance/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { checkedInWords } from './door-words.ts';
import { changeScans, isFinal, type QueuedScan, readScans } from './scan-queue.ts';

const againMs = 5000;

/** Scans are kept first and sent then, in order: what finds no network waits for it. `said` is the last answer. */
export function useScans(eventId: string, timeZone: string) {
  const [scans, setScans] = useState(() => readScans(eventId));
  const [said, setSaid] = useState('');
  const isSending = useRef(false);
  const { revalidate } = useRevalidator();
  const change = useCallback((by: Parameters<typeof changeScans>[1]) => setScans(changeScans(eventId, by)), [eventId]);

  const send = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      for (let next = firstWaiting(eventId); next; next = firstWaiting(eventId)) {
        const sent = await sendScan(eventId, next, timeZone);
        if (!sent) break;
        change(sent.change);
        setSaid(sent.said);
      }
    } finally {
      isSending.current = false;
      if (navigator.onLine) void revalidate();
    }
  }, [eventId, timeZone, change, revalidate]);

  useEffect(() => {
    const again = () => {
      if (firstWaiting(eventId)) void send();
    };
    again();
    const timer = setInterval(again, againMs);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [eventId, send]);

  const add = (scan: Pick<QueuedScan, 'label' | 'userId' | 'code'>) => {
    const queued = { ...scan, scanId: crypto.randomUUID(), scannedAt: new Date().toISOString() };
    change((all) => [...all, queued]);
    void send();
  };
  const dismiss = (scanId: string) => change((all) => all.filter((one) => one.scanId !== scanId));
  /** What was said of a check-in is no longer so once it is undone. */
  const unsay = () => setSaid('');
  return { scans, said, unsay, add, dismiss };
}

/** What becomes of a scan, and the words for it; undefined when it has to wait. */
async function sendScan(eventId: string, next: QueuedScan, timeZone: string) {
  const { scanId, label, refused: _, ...scan } = next;
  const isAnother = (one: QueuedScan) => one.scanId !== scanId;
  try {
    const answer = await operations(attendanceContract).checkIn({ eventId, scanId, ...scan });
    const change: Parameters<typeof changeScans>[1] = (all) => all.filter(isAnother);
    return { change, said: checkedInWords(answer, timeZone) };
  } catch (error) {
    if (!isFinal(error)) return undefined;
    const refused = titleOf(error);
    const change: Parameters<typeof changeScans>[1] = (all) =>
      all.map((one) => (isAnother(one) ? one : { ...one, refused }));
    return { change, said: `${label}: ${refused}` };
  }
}

const firstWaiting = (eventId: string) => readScans(eventId).find(({ refused }) => !refused);
