import { Link, NavLink } from 'react-router';
import type { LineIconName } from '#shared/look/line-icons.ts';
import { productName } from '#shared/product.ts';
import { paths } from '#web/app/router/paths.ts';
import { LineIcon } from '#web/blocks/look/line-icon.ts';
import { AccountMenu } from './account-menu.tsx';
import { Inbox } from './inbox.tsx';
import type { ShellData } from './shell-data.ts';
import './navigation.css';

interface Place {
  readonly href: string;
  readonly text: string;
  readonly icon: LineIconName;
}

const home: Place = { href: paths.home, text: 'Home', icon: 'home' };
const discover: Place = { href: paths.discover, text: 'Discover', icon: 'search' };
const create: Place = { href: paths.create, text: 'Create', icon: 'plus' };
const teams: Place = { href: paths.myCommunities, text: 'Teams', icon: 'shield' };
const city: Place = { href: paths.citySearch, text: 'City', icon: 'pin' };
const signIn: Place = { href: paths.login(), text: 'Sign in', icon: 'user' };

/** Wide screens show where one is at the top; phones have only the avatar there. */
export function TopBar({ shell: { isSignedIn, me }, unread }: { shell: ShellData; unread: number }) {
  const places = isSignedIn ? [home, discover, teams] : [discover, city];
  return (
    <header className={isSignedIn ? 'top-bar' : 'top-bar signed-out'}>
      <Link className="brand" to={isSignedIn ? paths.home : paths.root}>
        {productName}
      </Link>
      <nav aria-label="Main" className="top-places">
        {places.map(({ href, text }) => (
          <NavLink key={href} to={href}>
            {text}
          </NavLink>
        ))}
        {isSignedIn && (
          <NavLink className="create" to={create.href}>
            <LineIcon name="plus" size={16} />
            {create.text}
          </NavLink>
        )}
      </nav>
      <div className="account">{isSignedIn ? <SignedIn me={me} unread={unread} /> : <SignedOut />}</div>
    </header>
  );
}

const SignedIn = ({ me, unread }: Pick<ShellData, 'me'> & { unread: number }) => (
  <>
    <Inbox unread={unread} className="bell" />
    <AccountMenu me={me} />
  </>
);

const SignedOut = () => (
  <>
    <Link to={signIn.href} className="top-sign-in">
      {signIn.text}
    </Link>
    <Link to={paths.signUp()} className="create">
      Sign up
    </Link>
  </>
);

/** On phones the places are within a thumb's reach. */
export const BottomNavigation = ({ isSignedIn, unread }: { isSignedIn: boolean; unread: number }) => (
  <nav aria-label="Main, at the bottom" className="bottom-places">
    {isSignedIn ? (
      <PlacesOfPlayer unread={unread} />
    ) : (
      [discover, city, signIn].map((place) => <Below key={place.href} {...place} />)
    )}
  </nav>
);

const PlacesOfPlayer = ({ unread }: { unread: number }) => (
  <>
    <Below {...home} />
    <Below {...discover} />
    <NavLink to={create.href} className="raised" aria-label={create.text}>
      <LineIcon name={create.icon} />
    </NavLink>
    <Below {...teams} />
    <Inbox unread={unread}>Inbox</Inbox>
  </>
);

const Below = ({ href, text, icon }: Place) => (
  <NavLink to={href}>
    <LineIcon name={icon} />
    {text}
  </NavLink>
);
