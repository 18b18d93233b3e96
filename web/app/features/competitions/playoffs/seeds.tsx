import Button from '@cloudscape-design/components/button';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { SeedSlot } from '#shared/competitions/brackets/bracket.ts';
import { OrderList } from './order-list.tsx';
import type { RunPlayoffProps } from './run-playoff-props.ts';

/** Seeds, best first, in an order that can be changed. */
export function Seeds({
  playoff: { bracket },
  nameOf,
  changes,
}: Pick<RunPlayoffProps, 'playoff' | 'nameOf' | 'changes'>) {
  const keys = bracket.seeds.map(keyOf);
  const slots = new Map(keys.map((key, at) => [key, bracket.seeds[at]]));
  const [order, setOrder] = useState(keys);
  const isChanged = order.some((key, at) => key !== keys[at]);
  const wordOf = (key: string) => slotWords(slots.get(key), nameOf);
  const seeds = order.flatMap((key) => slots.get(key) ?? []);
  return (
    <ExpandableSection headerText="Seeds">
      <SpaceBetween size="s">
        <OrderList label="Seeds, best first" order={order} nameOf={wordOf} onMove={setOrder} />
        <Button disabled={!isChanged} onClick={() => changes.run({ type: 'edit_seeds', seeds })}>
          Save seeds
        </Button>
      </SpaceBetween>
    </ExpandableSection>
  );
}

const keyOf = (slot: SeedSlot, at: number): string =>
  slot.slotState === 'set' ? slot.entrantId : `${slot.slotState} ${at}`;

function slotWords(slot: SeedSlot | undefined, nameOf: (entrantId: string) => string): string {
  if (slot?.slotState === 'set') return nameOf(slot.entrantId);
  return slot?.slotState === 'tbd' ? (slot.waitsFor ?? 'Open') : 'Bye';
}
