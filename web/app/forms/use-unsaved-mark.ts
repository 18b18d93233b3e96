import { useEffect, useId } from 'react';
import { markUnsaved } from '#web/app/shell/dialogs/unsaved.ts';

/** A reload for a new version waits while something typed has not been sent. */
export function useUnsavedMark(isUnsaved: boolean): void {
  const formId = useId();
  useEffect(() => {
    markUnsaved(formId, isUnsaved);
    return () => markUnsaved(formId, false);
  }, [formId, isUnsaved]);
}
