import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Chip } from '#web/blocks/look/chip.ts';
import { LineIcon } from '#web/blocks/look/line-icon.ts';
import './checkout.css';

/** `Held for 9:41`; when the time is up the page reads again what became of the spot. */
export function HoldTimer({ until }: { readonly until: string }) {
  const [now, setNow] = useState(() => Date.now());
  const { revalidate } = useRevalidator();
  const left = Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) {
      void revalidate();
      return undefined;
    }
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver, revalidate]);
  if (isOver) return <p role="status">Your hold ran out. Nothing was charged.</p>;
  return (
    <div role="timer" className="hold-timer">
      <Chip tone="wait">
        <LineIcon name="clock" size={16} />
        {`Held for ${wordsOf(left)}`}
      </Chip>
    </div>
  );
}

function wordsOf(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  if (minutes >= 60) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return `${minutes}:${String(rest).padStart(2, '0')}`;
}
