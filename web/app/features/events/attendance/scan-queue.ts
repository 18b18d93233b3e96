import { Problem } from '#shared/contract/errors.ts';

/** One scan on its way: kept on the device until the server has answered it. */
export interface QueuedScan {
  /** Names the scan, so that it counts once however often it is sent. */
  readonly scanId: string;
  readonly scannedAt: string;
  readonly userId?: string;
  readonly code?: string;
  /** Who it is, as far as the device can tell. */
  readonly label: string;
  /** Why the server refused it for good. */
  readonly refused?: string;
}

const keyOf = (eventId: string) => `rovers.scans.${eventId}`;

export function readScans(eventId: string): readonly QueuedScan[] {
  try {
    return JSON.parse(localStorage.getItem(keyOf(eventId)) ?? '[]') as QueuedScan[];
  } catch {
    return [];
  }
}

/** Read and written at once, so that nothing of another tab is lost in between. */
export function changeScans(
  eventId: string,
  change: (scans: readonly QueuedScan[]) => readonly QueuedScan[],
): readonly QueuedScan[] {
  const scans = change(readScans(eventId));
  if (scans.length === 0) localStorage.removeItem(keyOf(eventId));
  else localStorage.setItem(keyOf(eventId), JSON.stringify(scans));
  return scans;
}

/** Whether sending a scan again could not change the answer. Anything else waits: the network, a busy server, a session. */
export const isFinal = (error: unknown): error is Problem =>
  error instanceof Problem && (/^(checkIn|event)\./.test(error.code) || error.code === 'request.invalid');

/** Whose code it says it is: readable without a network, proven by the server alone. */
export function personInCode(code: string): string | undefined {
  try {
    return atob((code.split('.')[0] ?? '').replaceAll('-', '+').replaceAll('_', '/')).split('/')[1];
  } catch {
    return undefined;
  }
}
