/**
 * What most guessed passwords are made of, in letters only: written as people pronounce them, because digits and signs
 * that stand for letters are turned back before the comparison. Longer ones that contain a shorter one need no entry.
 */
const words = `
  password passwort passcode passphrase passwd secret letmein welcome login signin admin administrator default changeme
  iloveyou ilove loveyou lovely lover love forever sunshine princess princesa angel baby babygirl beautiful butterfly
  monkey dragon tiger panther eagle lion wolf bear shark dolphin kitty kitten puppy doggy chicken hunter ranger
  football baseball basketball softball volleyball soccer hockey tennis pickleball futbol cricket rugby lacrosse golf
  liverpool chelsea arsenal barcelona realmadrid manchester juventus yankees redsox cowboys steelers packers patriots
  lakers bulls warriors celtics broncos eagles raiders dodgers cubs giants dallas chicago newyork losangeles houston
  texas california florida america usa london paris
  superman batman spiderman ironman starwars startrek skywalker pokemon pikachu naruto minecraft fortnite playstation
  nintendo xbox matrix hogwarts harrypotter mickey disney nirvana metallica eminem blink
  michael jordan jessica jennifer ashley amanda daniel david robert thomas andrew joshua matthew michelle nicole
  charlie maggie ginger buster pepper cookie cheese chocolate banana orange apple peanut coffee whiskey
  summer winter spring autumn monday tuesday wednesday thursday friday saturday sunday january february march april
  june july august september october november december
  computer internet google facebook instagram twitter youtube samsung iphone android windows microsoft linux server
  system network security access hacker test testing tester guest user username example sample demo temp master
  trustno one freedom whatever nothing mustang ferrari porsche mercedes corvette harley yamaha honda toyota
  family friend friends mother father daddy mommy mama papa sister brother jesus christ god heaven blessed faith
  money cash dollar lucky happy smile flower rainbow star moon shadow silver golden diamond crystal killer
  qwerty qwertz azerty asdf zxcv qazwsx hello goodbye please thankyou fuckyou fuck bitch asshole sexy pussy
  player team coach captain sport sports league season champion champions winner
`;

/** Longest first, so that what is left of a longer word is not taken for a word of its own. */
export const commonWords: readonly string[] = words
  .trim()
  .split(/\s+/)
  .sort((a, b) => b.length - a.length);
