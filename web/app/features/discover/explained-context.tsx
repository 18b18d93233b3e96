import Container from '@cloudscape-design/components/container';
import { isBuilt } from '../../routes.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { ContextTabs } from '../../shell/context-tabs.tsx';
import { Page } from '../../shell/page.tsx';
import { type DiscoverContext, explained } from './contexts.ts';

/** A context of which there is nothing to see: what it is, and the way on. */
export function ExplainedContext({ context }: { context: Exclude<DiscoverContext, 'events'> }) {
  const { title, says, ways } = explained[context];
  return (
    <Page title={title}>
      <ContextTabs current={context} />
      <Container>
        <p className="lead">{says}</p>
        <ul className="way-list">
          {ways
            .filter(({ href }) => isBuilt(href.split('?')[0] ?? ''))
            .map(({ href, text }) => (
              <li key={href}>
                <AppLink to={href} fontSize="heading-s">
                  {text}
                </AppLink>
              </li>
            ))}
        </ul>
      </Container>
    </Page>
  );
}
