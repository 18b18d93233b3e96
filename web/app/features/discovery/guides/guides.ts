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
    title: 'Your first event, from the list to the last whistle',
    minutes: 2,
    body: [
      'Pick something with spots left, close to you, at a time that works. Read what the host wrote: level, what to bring, where to meet.',
      'Join as soon as you know that you come. If the event is full, join the waitlist: when a player leaves, the next in line is in and gets a mail.',
      'Be there ten minutes early and ask for the host by name. Say that it is your first time; nearly everybody remembers theirs.',
      'If you cannot come, leave the event as early as you can. Your seat goes to the next in line at once, which is kinder than an empty spot.',
    ],
  },
  {
    slug: 'what-to-bring',
    kind: 'Checklist',
    title: 'What to bring to any pickup game',
    minutes: 1,
    body: [
      'Water, more than you think: about a pint for each hour, two in the heat.',
      'Shoes for the ground: flat soles for courts, studs only for grass, never black soles on a gym floor.',
      'A light and a dark shirt. Half of all teams are made by shirt.',
      'Sun cream or a warm layer, a small towel, and any medicine that you may need, such as an inhaler.',
    ],
  },
  {
    slug: 'good-company',
    kind: 'Etiquette',
    title: 'How to be the player people want back',
    minutes: 2,
    body: [
      'Call your own fouls and errors, and take the other side’s calls. Doubtful points are played again.',
      'Rotate when others wait. They came to play, too.',
      'Play to the level of the group: the best player on the court makes others better, not smaller.',
      'Help to set up and to take down, and thank the host. Hosting is work that goes unseen.',
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
      'Two bounces: the serve bounces once, the return bounces once; only then may anybody volley.',
      'Don’t volley in the kitchen, or let your swing carry you into it. After a bounce you may step in.',
      'Only the serving side scores. In doubles both partners serve before the serve goes over, except at the very start.',
      'Games go to eleven, won by two. Call the score aloud before each serve: yours, theirs, server one or two.',
    ],
  },
  {
    slug: 'basketball-pickup',
    gameTypeId: 'basketball',
    kind: 'Rules',
    title: 'How pickup basketball is counted and called',
    minutes: 2,
    body: [
      'Usually four or five a side, on half a court with few people. Ask what the group plays to: often eleven or twenty-one, by ones and twos.',
      'Check the ball at the top before each possession. On half a court, take it back behind the arc after the other side’s rebound.',
      'The offense calls fouls, and says so at once. There are no free throws: the side keeps the ball.',
      'Winners stay, losers sit, unless others have waited too long. Say “next” when you arrive.',
    ],
  },
  {
    slug: 'soccer-small-sided',
    gameTypeId: 'soccer',
    kind: 'Rules',
    title: 'Small-sided soccer without a referee',
    minutes: 2,
    body: [
      'Five to seven a side. Keepers change every goal or every five minutes, so that everybody plays out.',
      'No slide tackles. People have work on Monday.',
      'Kick-ins or throw-ins are agreed before the start, and so is whether a goal counts from your own half.',
      'No offside. The last to touch it fetches it.',
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
      'Call “mine” early and loudly. Most points are lost between two people who both waited.',
      'Rotate clockwise when your side wins the serve back. At open play, everybody rotates through every position.',
      'Stay off the net and off the line below it: that is what sprains ankles.',
    ],
  },
  {
    slug: 'running-group',
    gameTypeId: 'running',
    kind: 'Etiquette',
    title: 'Running with a group for the first time',
    minutes: 2,
    body: [
      'Choose by pace, not by ambition. If you can say a whole sentence, the pace is right; most groups name theirs.',
      'Run two abreast at most, keep right, and call out what the ones behind cannot see.',
      'Good groups regroup at corners or send a rider back. Ask before you start.',
      'After dark wear something that reflects, front and back, and leave one ear free.',
    ],
  },
];

export const guideOf = (slug: string | null): Guide | undefined => guides.find((guide) => guide.slug === slug);
