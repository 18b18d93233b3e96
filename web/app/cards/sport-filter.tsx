import { useSearchParams } from 'react-router';
import { useAddress, withChanges } from '#web/app/router/use-address.ts';
import { SportTiles } from './sport-tiles.tsx';

interface SportFilterProps {
  /** What the address calls the chosen sport. */
  readonly name: string;
  readonly chosen: string | undefined;
  readonly own?: readonly string[];
}

/** Sports as tiles that narrow the list of the page; what was set right before counts too. */
export function SportFilter({ name, chosen, own = [] }: SportFilterProps) {
  const [search] = useSearchParams();
  const change = useAddress();
  return (
    <SportTiles
      own={own}
      chosen={chosen}
      to={(sport) => `?${withChanges(search, { [name]: sport })}`}
      onPick={(sport) => change({ [name]: sport })}
    />
  );
}
