import { useEffect, useRef, useState } from 'react';
import type { Place } from '#shared/events/details/schemas.ts';
import { Beans } from '#web/app/shell/beans/beans.tsx';
import './joined-jump.css';

/** Beans jumps once when the player gets in while they look; not where less motion is wanted. */
export function JoinedJump({ status }: { readonly status: Place['status'] }) {
  const before = useRef(status);
  const [isJumping, jump] = useState(false);
  useEffect(() => {
    if (before.current !== 'in' && status === 'in') jump(true);
    before.current = status;
  }, [status]);
  if (!isJumping) return null;
  return (
    <div className="joined-jump" aria-hidden="true" onAnimationEnd={() => jump(false)}>
      <Beans pose="wagging" />
    </div>
  );
}
