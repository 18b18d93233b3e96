import { Link } from 'react-router';
import type { LineIconName } from '#shared/look/line-icons.ts';
import { paths } from '#web/app/router/paths.ts';
import { isBuilt } from '#web/app/router/routes.ts';
import { LineIcon } from '#web/blocks/look/line-icon.ts';

const links: readonly { readonly href: string; readonly text: string; readonly icon: LineIconName }[] = [
  { href: '/my-communities', text: 'Your Communities', icon: 'shield' },
  { href: '/form', text: 'Your Forms', icon: 'text' },
  { href: '/subscriptions', text: 'Hosts You Follow', icon: 'star' },
  { href: '/faqs', text: 'Help and FAQs', icon: 'info' },
  { href: paths.discover, text: 'Discover', icon: 'search' },
  { href: '/invoices', text: 'Invoices and Payments', icon: 'card' },
  { href: paths.create, text: 'Create an event', icon: 'plus' },
  { href: paths.connect, text: 'Connect', icon: 'users' },
  { href: paths.userList, text: 'Your lists', icon: 'list' },
  { href: paths.familyWeek(), text: 'Family week', icon: 'heart' },
  { href: paths.bestTime, text: 'Best time', icon: 'clock' },
  { href: paths.learnAndGrow, text: 'Learn and grow', icon: 'flag' },
  { href: paths.calendars, text: 'Calendars', icon: 'calendar' },
];

/** Ways on from home as one row; only to pages that there are. */
export function QuickLinks() {
  const offered = links.filter(({ href }) => isBuilt(href));
  if (offered.length === 0) return null;
  return (
    <ul className="quick-links">
      {offered.map(({ href, text, icon }) => (
        <li key={href}>
          <Link to={href}>
            <LineIcon name={icon} size={20} />
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
