interface TopicWords {
  /** In "Turn off ...". */
  readonly label: string;
  /** In the list of the settings. */
  readonly title: string;
  /** False where somebody would lose by it (domain 4.25); `whyMailStays` says what. */
  readonly canTurnOff: boolean;
  /** Comes through quiet hours when its event is near; a digest would come too late. */
  readonly isUrgent?: boolean;
}

/** What people are told of. Those of the specification first (R-NOTIF-02 to 15), then what the domain adds. */
export const mailTopics = {
  surveys: { label: 'surveys', title: 'Surveys', canTurnOff: true },
  news: { label: 'news', title: 'News', canTurnOff: true },
  learning: { label: 'mail about learning and growing', title: 'Learning', canTurnOff: true },
  products: { label: 'mail about products', title: 'Products', canTurnOff: true },
  offers: { label: 'mail about offers', title: 'Offers', canTurnOff: true },
  connections: { label: 'mail about connections', title: 'Connections', canTurnOff: true },
  usersJoinNearby: { label: 'mail about new people near you', title: 'New people near you', canTurnOff: true },
  eventCreatedJoin: {
    label: 'mail about people who join your events',
    title: 'Somebody joins an event of yours',
    canTurnOff: true,
  },
  eventJoined: { label: 'mail about events that you joined', title: 'Events you joined', canTurnOff: true },
  endorsement: { label: 'mail about endorsements', title: 'Endorsements', canTurnOff: true },
  directMessage: { label: 'mail about messages to you', title: 'Messages to you', canTurnOff: true },
  teamJoin: { label: 'mail about joining teams', title: 'Joining teams', canTurnOff: true },
  teamMessage: { label: 'mail about messages to your teams', title: 'Messages to your teams', canTurnOff: true },
  announcements: { label: 'announcements', title: 'Announcements', canTurnOff: true },
  rsvp: { label: 'mail about your answers to events', title: 'Your answers to events', canTurnOff: true },
  eventReminder: { label: 'event reminders', title: 'Reminders', canTurnOff: true, isUrgent: true },
  eventChange: { label: 'mail about changed events', title: 'Changed events', canTurnOff: true },
  eventCancelled: {
    label: 'mail about cancelled events',
    title: 'Cancelled events',
    canTurnOff: false,
    isUrgent: true,
  },
  invitation: {
    label: 'mail about invitations to events and to hosting them',
    title: 'Invitations',
    canTurnOff: true,
  },
  substituteOffer: {
    label: 'mail about events that look for substitutes',
    title: 'Events that look for substitutes',
    canTurnOff: true,
  },
  waitlistOffer: {
    label: 'mail about seats that became free for you',
    title: 'Free seats for you',
    canTurnOff: false,
    isUrgent: true,
  },
  consent: {
    label: 'mail about your consents for others',
    title: 'Your consents for members of your family',
    canTurnOff: false,
  },
  activityAlert: {
    label: 'mail about activities in the cities you follow',
    title: 'Activities in cities you follow',
    canTurnOff: true,
  },
} as const satisfies Record<string, TopicWords>;

const loses = 'without it you could lose a seat or travel for nothing.';
const reasons: Readonly<Partial<Record<MailTopic, string>>> = {
  consent: 'it is your proof of what you agreed to, and tells you of what somebody else agreed to in your name.',
};

/** What the settings say beside a topic of which mail cannot be turned off; undefined beside the others. */
export const whyMailStays = (topic: MailTopic): string | undefined =>
  mailTopics[topic].canTurnOff ? undefined : `Mail stays on: ${reasons[topic] ?? loses}`;

export type MailTopic = keyof typeof mailTopics;
export const topicNames = Object.keys(mailTopics) as [MailTopic, ...MailTopic[]];

export const isMailTopic = (topic: unknown): topic is MailTopic =>
  typeof topic === 'string' && Object.hasOwn(mailTopics, topic);

/** What can wait for a digest without losing its sense. */
export const canDigest = (topic: MailTopic): boolean => {
  const { canTurnOff, isUrgent = false }: TopicWords = mailTopics[topic];
  return canTurnOff && !isUrgent;
};

/** What must reach somebody even at night when its event is near. */
export const isUrgent = (topic: MailTopic): boolean => (mailTopics[topic] as TopicWords).isUrgent === true;
