/** A short text for beginners. */
export interface Guide {
  readonly slug: string;
  /** The game it is about; absent where it is for every game. */
  readonly gameTypeId?: string;
  readonly kind: 'First time' | 'Rules' | 'Etiquette' | 'Checklist';
  readonly title: string;
  readonly minutes: number;
  readonly body: readonly string[];
}

/** In the order in which a beginner does well to read them. */
export const guides: readonly Guide[] = [
  {
    slug: 'your-first-event',
    kind: 'First time',
    title: 'Your first event, from signing up to the final whistle',
    minutes: 2,
    body: [
      'Pick something with spots left, close to you, at a time that works. Read what the host wrote: level, what to bring, where to meet.',
      'Join as soon as you know you can make it. If the event is full, join the waitlist: when a player leaves, the next in line is in and gets an email.',
      'Be there ten minutes early and ask for the host by name. Mention that it’s your first time; most players remember theirs.',
      'If you can’t make it, leave the event as early as you can. Your spot goes to the next in line right away, which is kinder than a no-show.',
    ],
  },
  {
    slug: 'what-to-bring',
    kind: 'Checklist',
    title: 'What to bring to any pickup game',
    minutes: 1,
    body: [
      'Water, more than you think: about a pint for each hour, two in the heat.',
      'The right shoes: flat soles for courts, cleats only for grass, never black soles on a gym floor.',
      'A light and a dark shirt. Half of all pickup teams are light against dark.',
      'Sunscreen or a warm layer, a small towel, and any medicine you may need, such as an inhaler.',
    ],
  },
  {
    slug: 'good-company',
    kind: 'Etiquette',
    title: 'How to be the player people want back',
    minutes: 2,
    body: [
      'Call your own fouls and errors, and accept the other side’s calls. Replay points you can’t agree on.',
      'Rotate when others wait. They came to play, too.',
      'Play to the level of the group: the best player on the court makes others better, not smaller.',
      'Help set up and pack up, and thank the host. Hosting takes more work than it looks.',
    ],
  },
  {
    slug: 'pickleball-rules',
    gameTypeId: 'pickleball',
    kind: 'Rules',
    title: 'Pickleball in ten rules',
    minutes: 3,
    body: [
      'Serve underhand, diagonally, from behind the baseline. The ball must clear the no-volley zone, called the kitchen.',
      'Two bounces: the serve bounces once, the return bounces once; after that, players may volley.',
      'Don’t volley in the kitchen or let your swing carry you into it. After a bounce you may step in.',
      'Only the serving side scores. In doubles both partners serve before the serve goes over, except at the very start.',
      'Games go to 11, win by two. Call the score before each serve: yours, theirs, server one or two.',
    ],
  },
  {
    slug: 'basketball-pickup',
    gameTypeId: 'basketball',
    kind: 'Rules',
    title: 'How pickup basketball is scored and called',
    minutes: 2,
    body: [
      'Usually four or five a side, half court with fewer players. Ask what the group plays to: often 11 or 21, by ones and twos.',
      'Check the ball at the top before each possession. On half a court, take it back behind the arc after the other side’s rebound.',
      'The offense calls its fouls right away. There are no free throws: the team keeps the ball.',
      'Winners stay on, unless others have waited too long. Call “next” when you arrive.',
    ],
  },
  {
    slug: 'soccer-small-sided',
    gameTypeId: 'soccer',
    kind: 'Rules',
    title: 'Small-sided soccer without a referee',
    minutes: 2,
    body: [
      'Five to seven a side. Change keepers every goal or every five minutes, so no one is stuck in goal.',
      'No slide tackles. People have work on Monday.',
      'Agree before the start on kick-ins or throw-ins, and on whether a goal counts from your own half.',
      'No offside. The last to touch the ball goes and gets it.',
    ],
  },
  {
    slug: 'volleyball-first-time',
    gameTypeId: 'volleyball',
    kind: 'First time',
    title: 'Volleyball: the three touches',
    minutes: 2,
    body: [
      'Each side has three touches: receive, set, attack. A block doesn’t count. No player touches it twice in a row.',
      'Call “mine” early and loud. Most points are lost between two players who both waited.',
      'Rotate clockwise when your side wins the serve back. At open play, players rotate through every position.',
      'Stay off the net and behind the center line: that’s where ankles get sprained.',
    ],
  },
  {
    slug: 'running-group',
    gameTypeId: 'running',
    kind: 'Etiquette',
    title: 'Running with a group for the first time',
    minutes: 2,
    body: [
      'Choose a group by its pace. If you can talk in full sentences, it’s right for you; most groups say how fast they run.',
      'Run two abreast at most, keep right, and call out what runners behind you can’t see.',
      'Good groups wait at corners or send a runner back. Ask before you start.',
      'After dark, wear something reflective, front and back, and leave one ear free.',
    ],
  },
];

export const guideOf = (slug: string | null): Guide | undefined => guides.find((guide) => guide.slug === slug);
