import { createElement as h } from 'react';
import type { Event } from '#shared/events/details/schemas.ts';
import { SignInLink } from '../sign-in-link.ts';
import { eventPath } from './event-links.ts';

interface VisitorWayProps {
  readonly event: Event;
  /** The key of a private event's link. */
  readonly token: string | undefined;
  /** Goes on without loading anew, in the app. */
  readonly onPress?: (to: string) => void;
}

/** Saves the event for a reader without a session: they sign in and come back with it saved. */
export const VisitorSave = ({ event, token, onPress }: VisitorWayProps) =>
  h(SignInLink, { next: eventPath(event, token), text: 'Save', icon: 'save', intent: 'save', onPress });

/** Follows the host of a public event in the same way. */
export const VisitorFollow = ({ event, token, onPress }: VisitorWayProps) =>
  event.visibility === 'public' &&
  h(SignInLink, {
    next: eventPath(event, token),
    text: 'Follow',
    label: `Follow ${event.hostName}`,
    icon: 'plus',
    intent: 'follow',
    onPress,
  });
