import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { DueList } from '#shared/payments/outside/dues.ts';
import { MyDuesCard } from './my-dues.tsx';

interface ReadMyDuesProps {
  readonly organizer: string;
  readonly isByCard?: boolean;
  /** The same function from one drawing to the next. */
  readonly read: () => Promise<DueList>;
}

/** What the reader owes, read again whenever the page is; nothing where they owe nothing, or it cannot be read. */
export function ReadMyDues({ organizer, isByCard, read }: ReadMyDuesProps) {
  const [mine, setMine] = useState<DueList>();
  const { state } = useRevalidator();
  useEffect(() => {
    if (state !== 'idle') return;
    let isWanted = true;
    void read()
      .then((found) => isWanted && setMine(found))
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [read, state]);
  return mine ? <MyDuesCard {...mine} organizer={organizer} isByCard={isByCard} /> : null;
}
