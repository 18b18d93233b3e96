/** How much of a name a viewer is shown. */
export type NamedAs = 'inFull' | 'byFirstName' | 'asPlayer';

/** What stands for a person who is not named to the viewer: no photo and no link goes with it. */
export const namelessPlayer = 'Player';

/** Who reads a name, and where. */
export interface NameViewer {
  /** Undefined for visitors. */
  readonly userId: string | undefined;
  /** Hosts, captains, coaches and organisers of the thing at hand need the name of this person. */
  needsNameOf(personId: string): boolean;
  /** The viewer answers for this person. */
  guards(personId: string): boolean;
  /** They share an active team, an event or a family tie. */
  sharesWith(personId: string): boolean;
  /** A block stands between them, from either side. */
  isPartedFrom(personId: string): boolean;
}

export interface NamedPerson {
  readonly personId: string;
  /** Under 18 by the stored birthdate, whether or not they have an account. */
  readonly isMinor: boolean;
  /** Under 13 and without an account: their guardians consent to hosts alone reading a name. */
  readonly isForHostsAlone?: boolean;
}

/**
 * The only rule for which viewer reads a person's name (decision D50). Every list, page, feed, export and message asks
 * it. Organizers and guardians read what they need; people who share a team, an event or a family with a minor read their
 * first name and initial; all other viewers read "Player". A block makes a nameless player of an adult too.
 */
export function mayName(viewer: NameViewer, { personId, isMinor, isForHostsAlone }: NamedPerson): NamedAs {
  const { userId } = viewer;
  if (userId === undefined) return isMinor ? 'asPlayer' : 'inFull';
  if (userId === personId || viewer.needsNameOf(personId) || viewer.guards(personId)) return 'inFull';
  if (viewer.isPartedFrom(personId)) return 'asPlayer';
  if (!isMinor) return 'inFull';
  return viewer.sharesWith(personId) && !isForHostsAlone ? 'byFirstName' : 'asPlayer';
}

/** A display name as far as it is shown: of several words the first and the initial of the last. */
export function shownName(displayName: string, as: NamedAs): string {
  if (as === 'inFull') return displayName;
  const words = displayName.trim().split(/\s+/u);
  const [first = ''] = words;
  if (as === 'asPlayer' || !first) return namelessPlayer;
  const [initial] = words.length > 1 ? (words.at(-1) ?? '') : '';
  return initial ? `${first} ${initial}.` : first;
}
