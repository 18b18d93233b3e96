import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

/** What is read of a thing, again whenever the page is; undefined until then, and where it can't be read. */
export function useReadAgain<Read>(id: string, read: (id: string) => Promise<Read>): Read | undefined {
  const [found, setFound] = useState<Read>();
  const { state } = useRevalidator();
  useEffect(() => {
    if (state !== 'idle') return;
    let isWanted = true;
    void read(id)
      .then((one) => isWanted && setFound(one))
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [id, read, state]);
  return found;
}
