/** How many steps are kept (R-SHELL-09). */
export const historyDepth = 25;

/** Something that happened in this tab. */
export interface Step {
  readonly at: string;
  readonly kind: 'page' | 'message';
  readonly text: string;
}

let steps: readonly Step[] = [];

/** Keeps a step in memory only, and forgets the oldest. Addresses come without their query, which may hold a key. */
export function remember(kind: Step['kind'], text: string, now = new Date()): void {
  steps = [...steps, { at: now.toISOString(), kind, text }].slice(-historyDepth);
}

/** The newest steps, oldest first. */
export const remembered = (): readonly Step[] => steps;
