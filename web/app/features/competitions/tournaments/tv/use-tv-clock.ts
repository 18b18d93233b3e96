import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

const secondMs = 1000;
const readEveryMs = 5000;

/** The time, each second; the page's data is read again every five seconds, also while the browser takes itself for offline. */
export function useTvClock(): Date {
  const { revalidate } = useRevalidator();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const clock = setInterval(() => setNow(new Date()), secondMs);
    const reading = setInterval(() => void revalidate(), readEveryMs);
    return () => {
      clearInterval(clock);
      clearInterval(reading);
    };
  }, [revalidate]);
  return now;
}
