/** Said where an account from Google saves something of itself without the tick box (decision D12). */
export const mustAccept = 'Tick the box to go on: you must be at least 13 and accept the terms.';
