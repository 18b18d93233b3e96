import { Link, NavLink } from 'react-router';
import { productName } from '#shared/product.ts';
import { paths } from '#web/app/router/paths.ts';
import { isBuilt } from '#web/app/router/routes.ts';
import { AccountMenu } from './account-menu.tsx';
import { Bell } from './bell.tsx';
import type { ShellData } from './shell-data.ts';
import './navigation.css';

interface Place {
  readonly href: string;
  readonly text: string;
  readonly isFor: 'everybody' | 'signedIn';
  /** The path of a 24 × 24 icon. */
  readonly icon: string;
}

const places: readonly Place[] = [
  { href: paths.home, text: 'Home', isFor: 'signedIn', icon: 'M3 11.5 12 4l9 7.5M5.5 10v10h13V10M10 20v-6h4v6' },
  {
    href: paths.discover,
    text: 'Discover',
    isFor: 'everybody',
    icon: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM16 16l5 5',
  },
  { href: paths.create, text: 'Create', isFor: 'signedIn', icon: 'M12 5v14M5 12h14' },
];

/** Only what works is offered. */
const placesFor = (isSignedIn: boolean) =>
  places.filter(({ href, isFor }) => isBuilt(href) && (isFor === 'everybody' || isSignedIn));

export function TopBar({ shell: { isSignedIn, me } }: { shell: ShellData }) {
  return (
    <header className="top-bar">
      <Link className="brand" to={isSignedIn ? paths.home : paths.root}>
        <img src="/icon.svg" alt="" width="28" height="28" />
        {productName}
      </Link>
      <nav aria-label="Main" className="top-places">
        {placesFor(isSignedIn).map(({ href, text }) => (
          <NavLink key={href} to={href}>
            {text}
          </NavLink>
        ))}
      </nav>
      <div className="account">
        {isSignedIn && <Bell />}
        {isSignedIn ? <AccountMenu me={me} /> : <SignedOutLinks />}
      </div>
    </header>
  );
}

function SignedOutLinks() {
  return (
    <>
      <Link to={paths.login()}>Sign in</Link>
      <Link to={paths.signUp()} className="strong">
        Sign up
      </Link>
    </>
  );
}

/** On narrow screens the places are within a thumb's reach. */
export function BottomNavigation({ isSignedIn }: { isSignedIn: boolean }) {
  const offered = placesFor(isSignedIn);
  if (offered.length < 2) return null;
  return (
    <nav aria-label="Main, at the bottom" className="bottom-places">
      {offered.map(({ href, text, icon }) => (
        <NavLink key={href} to={href}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={icon} />
          </svg>
          {text}
        </NavLink>
      ))}
    </nav>
  );
}
