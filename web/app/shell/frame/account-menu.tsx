import ButtonDropdown, { type ButtonDropdownProps } from '@cloudscape-design/components/button-dropdown';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Appearance, appearances, chooseAppearance, storedAppearance } from '#web/app/main/appearance.ts';
import { paths } from '#web/app/router/paths.ts';
import { logOutFromMenu } from '#web/app/session/log-out.ts';
import type { CurrentPerson } from '#web/app/session/me.ts';
import { Avatar } from '#web/blocks/look/avatar.ts';
import type { ShellData } from './shell-data.ts';

const appearanceLabels: Record<Appearance, string> = { system: 'Match my device', light: 'Light', dark: 'Dark' };

const pages: Readonly<Record<string, string>> = {
  profile: paths.profile,
  settings: paths.settings(),
  favourites: paths.favourites,
  substitutes: paths.substitutes,
};

/** The account menu behind the avatar. It works before the account has been read. */
export function AccountMenu({ me }: { me: ShellData['me'] }) {
  const navigate = useNavigate();
  const person = useOnceRead(me);
  const [appearance, setAppearance] = useState(storedAppearance);
  const isRead = person?.state === 'success';
  const name = (isRead && person.displayName) || 'Account';
  const choose = (id: string) => {
    const page = pages[id];
    if (page) void navigate(page);
    if (id === 'signOut') void logOutFromMenu();
    const chosen = appearances.find((candidate) => candidate === id);
    if (!chosen) return;
    chooseAppearance(chosen);
    setAppearance(chosen);
  };
  return (
    <span className="account-menu">
      <Avatar name={name} size={40} photoURL={isRead ? person.photoURL : undefined} />
      <ButtonDropdown
        variant="icon"
        iconSvg={<svg viewBox="0 0 16 16" aria-hidden="true" />}
        ariaLabel={`Account menu of ${name}`}
        nativeTriggerAttributes={{ style: { inlineSize: '44px', blockSize: '44px' } }}
        items={itemsFor(isRead ? person.email : undefined, appearance)}
        expandableGroups={false}
        onItemClick={({ detail }) => choose(detail.id)}
      />
    </span>
  );
}

/** Suspending would replace the menu when the account arrives, and close it if it is open. */
function useOnceRead(me: ShellData['me']): CurrentPerson | undefined {
  const [person, setPerson] = useState<CurrentPerson>();
  useEffect(() => {
    let isCurrent = true;
    me.then((read) => isCurrent && setPerson(read)).catch(() => {
      // The page says what failed; the menu goes on without a name.
    });
    return () => {
      isCurrent = false;
    };
  }, [me]);
  return person;
}

const itemsFor = (email: string | undefined, appearance: Appearance): ButtonDropdownProps['items'] => [
  { id: 'profile', text: 'Profile', ...(email && { secondaryText: email }) },
  { id: 'settings', text: 'Settings' },
  { id: 'favourites', text: 'Favorites' },
  { id: 'substitutes', text: 'Substitutes' },
  {
    text: 'Appearance',
    items: appearances.map((id) => ({
      id,
      text: appearanceLabels[id],
      itemType: 'checkbox' as const,
      checked: id === appearance,
    })),
  },
  { id: 'signOut', text: 'Sign out' },
];
