import { useSearchParams } from 'react-router';
import { ContextMenu } from '#web/app/shell/page/context-menu.tsx';
import { ContextTabs, type Tab } from '#web/app/shell/page/context-tabs.tsx';
import { SportTiles } from './sport-tiles.tsx';
import './strips.css';

interface ContextStripsProps {
  readonly current: Tab;
  /** What the address calls the chosen sport. */
  readonly name?: string;
  readonly sport: string | undefined;
  readonly own?: readonly string[];
}

/** What can be discovered, as tabs or, on a phone, as a menu; and the sports, a press each. */
export function ContextStrips({ current, name = 'sport', sport, own = [] }: ContextStripsProps) {
  const [search] = useSearchParams();
  const to = (gameTypeId: string | undefined) => {
    const next = new URLSearchParams(search);
    for (const one of [name, 'cursor', 'page']) next.delete(one);
    if (gameTypeId) next.set(name, gameTypeId);
    return `?${next}`;
  };
  return (
    <div className="discover-strips">
      <ContextTabs current={current} />
      <ContextMenu current={current} />
      <SportTiles own={own} chosen={sport} to={to} />
    </div>
  );
}
