import { ProfileForm } from './profile-form.tsx';
import { saveProfile } from './save-profile.ts';
import type { TabProps } from './tab-props.ts';

export const action = saveProfile;

/** The profile form (R-SETT-05). What another tab of the browser saved makes it anew, and so does one's own save. */
export const Component = ({ me }: TabProps) => <ProfileForm key={me.version} me={me} />;
