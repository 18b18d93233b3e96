import { lazy, useEffect, useState } from 'react';
import { onFactorNeeded } from '#web/app/operations/ask-for-proof.ts';
import { OnceOpened } from '../page/once-opened.tsx';

const load = async () => ({ default: (await import('./factor-modal.tsx')).FactorModal });
const FactorModal = lazy(load);

/** Asks for a code from the authenticator app where the API wants one: what was refused is then sent again. */
export function FactorDialog() {
  const [answer, setAnswer] = useState<(isGiven: boolean) => void>();
  useEffect(() => onFactorNeeded(() => new Promise((give) => setAnswer(() => give))), []);
  const close = (isGiven: boolean) => {
    answer?.(isGiven);
    setAnswer(undefined);
  };
  return (
    <OnceOpened isOpen={answer !== undefined} load={load}>
      <FactorModal isOpen={answer !== undefined} onClose={close} />
    </OnceOpened>
  );
}
