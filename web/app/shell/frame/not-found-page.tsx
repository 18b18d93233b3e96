import SpaceBetween from '@cloudscape-design/components/space-between';
import { type Hosts, hostOf } from '#shared/hosts.ts';
import { productName } from '#shared/product.ts';
import { paths } from '#web/app/router/paths.ts';
import { isBuilt } from '#web/app/router/routes.ts';
import { hasSession } from '#web/app/session/access-token.ts';
import { config } from '#web/app/session/config.ts';
import { Beans } from '../beans/beans.tsx';
import { AppLink } from '../page/app-link.tsx';
import { Page } from '../page/page.tsx';

/** For an address without a page, and for what does not exist or may not be seen (R-ERR-01, R-ERR-02). */
export function Component() {
  return (
    <Page title={'Beans is having a "RUFF" time finding your page.'} width="narrow">
      <meta name="robots" content="noindex" />
      <SpaceBetween size="m">
        <p className="lead">Maybe try another page, please?</p>
        <Beans pose="sniffing" />
        <nav aria-label="Pages to try">
          <SpaceBetween size="m" direction="horizontal">
            {ways().map(({ href, text }) => (
              <AppLink key={href} to={href}>
                {text}
              </AppLink>
            ))}
          </SpaceBetween>
        </nav>
      </SpaceBetween>
    </Page>
  );
}

/** On a host without an app of its own the main host is the only way on (decision D5). */
function ways() {
  const { hosts } = config();
  if (hostOf(location.host, hosts).type !== 'main')
    return [{ href: `${location.protocol}//${mainHost(hosts)}/`, text: productName }];
  return [
    ...(hasSession()
      ? [{ href: paths.home, text: 'Home' }]
      : [
          { href: paths.login(), text: 'Sign in' },
          { href: paths.signUp(), text: 'Sign up' },
        ]),
    { href: paths.discover, text: 'Discover events' },
  ].filter(({ href }) => isBuilt(href));
}

/** Beside this one: locally the port is part of where the product is. */
const mainHost = ({ main }: Hosts) => [main[0], location.port].filter(Boolean).join(':');
