const changes = new EventTarget();

/** After something was read or deleted: the bell asks again. */
export const unreadChanged = (): void => void changes.dispatchEvent(new Event('change'));

export function onUnreadChanged(tell: () => void): () => void {
  changes.addEventListener('change', tell);
  return () => changes.removeEventListener('change', tell);
}
