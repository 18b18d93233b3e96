import { lazy } from 'react';
import { OnceOpened } from '../page/once-opened.tsx';
import type { ConfirmDialogProps } from './confirm-modal.tsx';

const load = async () => ({ default: (await import('./confirm-modal.tsx')).ConfirmModal });
const ConfirmModal = lazy(load);

/** Asks before something that other people notice, and says what happens. */
export const ConfirmDialog = (props: ConfirmDialogProps) => (
  <OnceOpened isOpen={props.isOpen} load={load}>
    <ConfirmModal {...props} />
  </OnceOpened>
);
