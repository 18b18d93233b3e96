import type { ReactNode } from 'react';
import type { Skeleton } from '#web/app/router/route-entry.ts';
import './skeletons.css';

const Bone = ({ as }: { readonly as?: 'title' | 'banner' | 'cover' | 'short' | 'tile' }) => (
  <div className={as ? `skeleton skeleton-${as}` : 'skeleton'} />
);

const times = (count: number, part: (index: number) => ReactNode) => Array.from({ length: count }, (_, i) => part(i));

const Card = () => (
  <div className="skeleton-card">
    <Bone as="cover" />
    <Bone />
    <Bone as="short" />
  </div>
);

const Row = () => (
  <div className="skeleton-row">
    <Bone as="tile" />
    <Bone />
    <Bone as="short" />
  </div>
);

/** What stands where a page will be, in its rough shape. */
const shapes: Readonly<Record<Skeleton, () => ReactNode>> = {
  home: () => (
    <>
      <Bone as="title" />
      <Bone as="banner" />
      <Bone />
      <Bone />
    </>
  ),
  cards: () => (
    <>
      <Bone as="title" />
      <div className="skeleton-cards">
        {times(6, (index) => (
          <Card key={index} />
        ))}
      </div>
    </>
  ),
  rows: () => (
    <>
      <Bone as="title" />
      {times(5, (index) => (
        <Row key={index} />
      ))}
    </>
  ),
  event: () => (
    <>
      <Bone as="cover" />
      <Bone as="title" />
      {times(3, (index) => (
        <Row key={index} />
      ))}
    </>
  ),
  table: () => (
    <>
      <Bone as="title" />
      <div className="skeleton-table">
        {times(8, (index) => (
          <Bone key={index} />
        ))}
      </div>
    </>
  ),
};

/** Stands where a page will be, so that little moves when it arrives. */
export const PageSkeleton = ({ shape }: { readonly shape: Skeleton }) => (
  <div className="loading page-skeleton" role="status" aria-label="Loading">
    {shapes[shape]()}
  </div>
);
