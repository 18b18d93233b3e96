import { useSyncExternalStore } from 'react';

/** Something the reader did without a network: it waits on this device until it can be sent. */
export interface Deed {
  /** Its Idempotency-Key: however often it is sent, it is done once. */
  readonly deedId: string;
  /** The contract and the operation: `events/joinEvent`. */
  readonly operation: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** What it is about, such as the title of the event. */
  readonly about: string;
  readonly at: string;
  /** Until then the reader may take it back, and it is not sent. */
  readonly heldUntil?: string;
}

/** Whether the reader may still take a deed back. */
export const isHeld = ({ heldUntil = '' }: Deed, now = new Date()): boolean => heldUntil > now.toISOString();

const storageKey = 'rovers.outbox';
const changes = new EventTarget();

function read(): readonly Deed[] {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '[]') as readonly Deed[];
  } catch {
    return [];
  }
}

/** Read and written at once, so that nothing of another tab is lost in between. */
function change(by: (deeds: readonly Deed[]) => readonly Deed[]): void {
  const deeds = by(read());
  if (deeds.length === 0) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, JSON.stringify(deeds));
  changes.dispatchEvent(new Event('change'));
}

export const waitingDeeds = read;

/** What came of a deed: the server's answer, or why it was refused for good. */
export interface Settled {
  readonly deed: Deed;
  readonly answer?: unknown;
  readonly refused?: string;
}

type Teller = (settled: Settled) => boolean;
const tellers = new Set<Teller>();

/** A page that shows what came of its deeds itself; true where it does, and no message says it too. Returns how to stop. */
export function tellSettled(teller: Teller): () => void {
  tellers.add(teller);
  return () => void tellers.delete(teller);
}

/** Whether a page shows what came of a deed. */
export const isToldByPage = (settled: Settled): boolean => [...tellers].some((tell) => tell(settled));

/** Puts a deed in line. The same one pressed again waits once. */
export function putInOutbox(deed: Omit<Deed, 'at'>, now = new Date()): void {
  const isSame = (one: Deed) =>
    one.deedId === deed.deedId ||
    (one.operation === deed.operation && JSON.stringify(one.input) === JSON.stringify(deed.input));
  change((deeds) => (deeds.some(isSame) ? deeds : [...deeds, { ...deed, at: now.toISOString() }]));
}

/** What was held is sent now: its reader has left the page, or had their time to take it back. */
export const holdNoLonger = (deedId: string): void =>
  change((deeds) =>
    deeds.map(({ heldUntil, ...deed }) => (deed.deedId === deedId || !heldUntil ? deed : { ...deed, heldUntil })),
  );

export const takeFromOutbox = (deedId: string): void => change((deeds) => deeds.filter((one) => one.deedId !== deedId));

/** Signing out takes what was not sent along. */
export const emptyOutbox = (): void => change(() => []);

export function onOutboxChanged(tell: () => void): () => void {
  changes.addEventListener('change', tell);
  addEventListener('storage', tell);
  return () => {
    changes.removeEventListener('change', tell);
    removeEventListener('storage', tell);
  };
}

let seen: { readonly stored: string | null; readonly deeds: readonly Deed[] } = { stored: null, deeds: [] };

/** The same array until something changes. */
function snapshot(): readonly Deed[] {
  const stored = localStorage.getItem(storageKey);
  if (stored !== seen.stored) seen = { stored, deeds: read() };
  return seen.deeds;
}

/** The deeds that wait to be sent. */
export const useWaitingDeeds = (): readonly Deed[] => useSyncExternalStore(onOutboxChanged, snapshot);

/** How many deeds wait for a network; what is still held does not. */
export const useWaitingCount = (): number =>
  useSyncExternalStore(onOutboxChanged, () => read().filter((deed) => !isHeld(deed)).length);
