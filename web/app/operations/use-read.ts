import { useEffect, useState } from 'react';

/**
 * What belongs to a key, once it is read; nothing where there is no key, or it cannot be read.
 * @param read the same function from one drawing to the next
 */
export function useRead<Found>(key: string | undefined, read: (key: string) => Promise<Found>): Found | undefined {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let isWanted = true;
    setFound(undefined);
    if (key)
      void read(key)
        .then((answer) => isWanted && setFound(answer))
        .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [key, read]);
  return found;
}
