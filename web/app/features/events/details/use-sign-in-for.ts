import { useNavigate } from 'react-router';
import type { Intent } from '#shared/events/details/intents.ts';
import { rememberIntent } from './intent-memory.ts';

/** Leads a visitor to signing in, and remembers what they pressed: they come back with it done. */
export function useSignInFor(intent: Intent, eventId: string): (to: string) => void {
  const navigate = useNavigate();
  return (to) => {
    rememberIntent(intent, eventId);
    void navigate(to);
  };
}
