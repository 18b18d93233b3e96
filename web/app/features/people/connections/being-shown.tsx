import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';

/** Whether others find the person in the same way, and where that is changed. */
export const BeingShown = ({ isShown }: { isShown: boolean }) => (
  <p>
    {isShown ? 'Players nearby find you too. ' : 'Players nearby do not find you. '}
    <AppLink to={paths.settings('privacy')}>{isShown ? 'Change that' : 'Let them find you'}</AppLink>
  </p>
);

export const adultsOnly = 'Players nearby are for people of 18 and over: nobody finds you, and you find nobody.';
export const nobodyNearby = 'Nobody around your city can be found yet.';
