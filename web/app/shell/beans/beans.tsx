import { type ComponentType, lazy, Suspense } from 'react';
import { mascotName } from '#shared/product.ts';
import './beans.css';

/** A drawing that can't be loaded leaves its space empty: the words around it say the same. */
const drawing = (load: () => Promise<{ Drawing: ComponentType }>) =>
  lazy(async () => ({
    default: await load().then(
      ({ Drawing }) => Drawing,
      () => Nothing,
    ),
  }));

const Nothing = () => null;

/** What the mascot does, and when: each pose is loaded by the page that shows it. */
const poses = {
  /** Nothing found. */
  sniffing: { words: 'sniffing for a trail', Drawing: drawing(() => import('./sniffing.tsx')) },
  /** All read. */
  asleep: { words: 'asleep', Drawing: drawing(() => import('./asleep.tsx')) },
  /** No events. */
  ball: { words: 'with a ball', Drawing: drawing(() => import('./ball.tsx')) },
  /** Published. */
  wagging: { words: 'wagging', Drawing: drawing(() => import('./wagging.tsx')) },
  /** An organizer's first step. */
  whistle: { words: 'with a whistle', Drawing: drawing(() => import('./whistle.tsx')) },
  /** Offline. */
  rain: { words: 'in the rain', Drawing: drawing(() => import('./rain.tsx')) },
} as const;

export type Pose = keyof typeof poses;

/** The mascot, without motion. Its space is there before the drawing is. */
export function Beans({ pose }: { readonly pose: Pose }) {
  const { words, Drawing } = poses[pose];
  return (
    <svg className="beans" viewBox="0 0 240 160" role="img" aria-label={`${mascotName} the dog ${words}`}>
      <Suspense fallback={null}>
        <Drawing />
      </Suspense>
    </svg>
  );
}
