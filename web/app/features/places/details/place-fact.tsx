import type { ReactNode } from 'react';
import type { LineIconName } from '#shared/look/line-icons.ts';
import { LineIcon } from '#web/blocks/look/line-icon.ts';

interface PlaceFactProps {
  readonly icon: LineIconName;
  readonly name: string;
  readonly children: ReactNode;
}

/** One row of facts, in a `dl`. */
export const PlaceFact = ({ icon, name, children }: PlaceFactProps) => (
  <div>
    <dt>
      <LineIcon name={icon} />
      {name}
    </dt>
    <dd>{children}</dd>
  </div>
);
