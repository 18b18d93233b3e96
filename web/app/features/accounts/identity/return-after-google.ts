import { safeReturnPath } from '#web/app/router/return-path.ts';

const storageKey = 'rovers.returnAfterGoogle';

/** The way back through Google's page has no room for a path, so it waits here. */
export const rememberReturn = (path: string): void => sessionStorage.setItem(storageKey, path);

export function takeReturn(): string {
  const path = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  return safeReturnPath(path);
}
