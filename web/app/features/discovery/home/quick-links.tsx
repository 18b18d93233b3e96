import Container from '@cloudscape-design/components/container';
import { paths } from '#web/app/router/paths.ts';
import { isBuilt } from '#web/app/router/routes.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';

const links = [
  { href: '/my-communities', text: 'Your Communities', says: 'The teams that you belong to.' },
  { href: '/form', text: 'Your Forms', says: 'What you ask people, and what they answered.' },
  { href: '/subscriptions', text: 'Hosts You Follow', says: 'What the hosts you like have on.' },
  { href: '/faqs', text: 'Help and FAQs', says: 'Answers to what people ask most.' },
  { href: paths.discover, text: 'Discover', says: 'See what is on near you.' },
  { href: '/invoices', text: 'Invoices and Payments', says: 'What you paid, and what is open.' },
  { href: paths.create, text: 'Create an event', says: 'Pick a time and a place, and let people join.' },
  { href: paths.connect, text: 'Connect', says: 'People you know, and players around your city.' },
  { href: paths.userList, text: 'Your lists', says: 'People you invite together.' },
  { href: paths.familyWeek(), text: 'Family week', says: 'What you and your family have on, and where it clashes.' },
  { href: paths.bestTime, text: 'Best time', says: 'See when most of you can play, and plan it.' },
  { href: paths.learnAndGrow, text: 'Learn and grow', says: 'Short guides for your first time, by game.' },
  { href: paths.calendars, text: 'Calendars', says: 'Keep your events in your own calendar, or on your website.' },
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
