import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';

/** Whether other players find you too, and where to change that. */
export const BeingShown = ({ isShown }: { isShown: boolean }) => (
  <p>
    {isShown ? 'Players nearby can find you too. ' : 'Players nearby can’t find you. '}
    <AppLink to={paths.settings('privacy')}>{isShown ? 'Change' : 'Let them find you'}</AppLink>
  </p>
);

export const adultsOnly = 'Players nearby is for players 18 and over.';
export const noPlayersNearby = 'No players near you yet.';
