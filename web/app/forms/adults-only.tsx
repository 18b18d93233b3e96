import Alert from '@cloudscape-design/components/alert';
import type { ReactNode } from 'react';
import { isMinor } from '#shared/people/profile/player-facts.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';

interface AdultsOnlyProps {
  /** Of the person's account. */
  readonly birthdate: string | undefined;
  /** The people it is for: `Substitutes`. */
  readonly who: string;
  readonly children: ReactNode;
}

/** Fields for adults only; other users read what they can do instead. */
export function AdultsOnly({ birthdate, who, children }: AdultsOnlyProps) {
  if (!birthdate)
    return (
      <Alert type="info" header="Add your birth date first">
        {who} are 18 or over. <AppLink to={paths.settings()}>Add your birth date in settings</AppLink>, then come back.
        Only you see it.
      </Alert>
    );
  if (isMinor(birthdate, new Date()))
    return <Alert type="info">{who} are 18 or over. You can sign up here once you turn 18.</Alert>;
  return children;
}
