import { lazy } from 'react';
import type { ConfirmDialogProps } from './confirm-modal.tsx';
import { OnceOpened } from './once-opened.tsx';

const load = async () => ({ default: (await import('./confirm-modal.tsx')).ConfirmModal });
const ConfirmModal = lazy(load);

/** Asks before something that other people notice, and says what happens. */
export const ConfirmDialog = (props: ConfirmDialogProps) => (
  <OnceOpened isOpen={props.isOpen} load={load}>
    <ConfirmModal {...props} />
  </OnceOpened>
);
