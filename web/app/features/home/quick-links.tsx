import Container from '@cloudscape-design/components/container';
import { paths } from '../../paths.ts';
import { isBuilt } from '../../routes.ts';
import { AppLink } from '../../shell/app-link.tsx';

const links = [
  { href: paths.discover, text: 'Discover events', says: 'See what is on near you.' },
  { href: paths.create, text: 'Create an event', says: 'Pick a time and a place, and let people join.' },
];

/** Ways on from home; only to pages that there are. */
export function QuickLinks() {
  const offered = links.filter(({ href }) => isBuilt(href));
  if (offered.length === 0) return null;
  return (
    <ul className="quick-links">
      {offered.map(({ href, text, says }) => (
        <li key={href}>
          <Container fitHeight>
            <AppLink to={href} fontSize="heading-m">
              {text}
            </AppLink>
            <p>{says}</p>
          </Container>
        </li>
      ))}
    </ul>
  );
}
