import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import { useNavigate, useSearchParams } from 'react-router';
import { contextPaths } from '#web/app/shell/page/context-tabs.tsx';

/** The contexts as a menu: on a phone a strip of tabs would push the first card off the first screen. */
export function ContextMenu() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (
    <div className="context-menu">
      <ButtonDropdown
        expandToViewport
        ariaLabel="Discover events, or something else"
        items={contextPaths(search).map(({ tab, text, to }) => ({ id: tab, text, href: to }))}
        onItemFollow={(event) => {
          event.preventDefault();
          if (event.detail.href) void navigate(event.detail.href);
        }}
      >
        Events
      </ButtonDropdown>
    </div>
  );
}
