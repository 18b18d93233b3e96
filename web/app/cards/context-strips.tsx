import type { ReactNode } from 'react';
import { ContextMenu } from '#web/app/shell/page/context-menu.tsx';
import { ContextTabs, type Tab } from '#web/app/shell/page/context-tabs.tsx';
import { SportFilter } from './sport-filter.tsx';
import './strips.css';

interface ContextStripsProps {
  readonly current: Tab;
  /** What the address calls the chosen sport. */
  readonly name?: string;
  readonly sport: string | undefined;
  /** The filters. */
  readonly children?: ReactNode;
}

/** What can be discovered, as tabs or, on a phone, as a menu; the filters; and the sports, a press each. */
export const ContextStrips = ({ current, name = 'sport', sport, children }: ContextStripsProps) => (
  <div className="discover-strips">
    <ContextTabs current={current} />
    <div className="strip">
      <ContextMenu current={current} />
      {children}
    </div>
    <SportFilter name={name} chosen={sport} />
  </div>
);
