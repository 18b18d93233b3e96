const storageKey = 'rovers.visits';

/** How often the app was started in this browser, this time included (R-SHELL-04). */
export const visits = (): number => Number(localStorage.getItem(storageKey) ?? 0);

export const isFirstVisit = (): boolean => visits() === 1;

/** Called once at start. The document says whether this is the first visit (R-SHELL-05). */
export function countVisit(): void {
  localStorage.setItem(storageKey, String(visits() + 1));
  document.documentElement.dataset.firstVisit = String(isFirstVisit());
}
