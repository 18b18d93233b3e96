import { useEffect } from 'react';

/** Closes the menus of the page when the reader presses beside them; the browser opens them. */
export function useMenusThatClose(): void {
  useEffect(() => {
    const close = ({ target }: MouseEvent) => {
      for (const menu of document.querySelectorAll<HTMLDetailsElement>('details.event-menu[open]'))
        if (!(target instanceof Node && menu.contains(target))) menu.open = false;
    };
    document.addEventListener('click', close);
    return () => document.removeEventListener('click', close);
  }, []);
}
