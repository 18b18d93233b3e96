import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import { useNavigate, useSearchParams } from 'react-router';
import { contextPaths, type Tab } from './context-tabs.tsx';

/** The contexts as a menu: on a phone a strip of tabs would push the first card off the first screen. */
export function ContextMenu({ current }: { readonly current: Tab }) {
  const [search] = useSearchParams();
  const ways = contextPaths(search);
  const here = ways.find(({ tab }) => tab === current)?.text ?? '';
  const navigate = useNavigate();
  return (
    <div className="context-menu">
      <ButtonDropdown
        expandToViewport
        ariaLabel={`Discover ${here.toLowerCase()}, or something else`}
        items={ways.map(({ tab, text, to }) => ({ id: tab, text, href: to }))}
        onItemFollow={(event) => {
          event.preventDefault();
          if (event.detail.href) void navigate(event.detail.href);
        }}
      >
        {here}
      </ButtonDropdown>
    </div>
  );
}
