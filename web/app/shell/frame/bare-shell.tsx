import { Outlet } from 'react-router';

/** Around pages on hosts other than ours: no navigation and no session, which belongs to the main host alone. */
export const BareShell = () => (
  <main id="main">
    <Outlet />
  </main>
);
