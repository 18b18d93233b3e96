const dirty = new Set<string>();

/** Forms say whether they hold something that was typed and not sent. */
export function markUnsaved(formId: string, isUnsaved: boolean): void {
  if (isUnsaved) dirty.add(formId);
  else dirty.delete(formId);
}

/** For leaving on purpose: nothing is asked any more. */
export const discardUnsaved = (): void => dirty.clear();

/** True while a reload would lose typed text. */
export const hasUnsaved = (): boolean => dirty.size > 0;
