/** What can go wrong with what players have to do with each other; a part of the catalogue. */
export const peopleErrors = {
  'block.self': { status: 400, title: 'You can’t block yourself.' },
  'block.already': { status: 409, title: 'User is already blocked.' },
  'block.tooMany': { status: 409, title: 'You’ve blocked 1,000 people. Unblock one first.' },
  'block.notFound': { status: 404, title: 'That person isn’t blocked.' },
  'connection.self': { status: 400, title: 'You can’t connect with yourself.' },
  'connection.adultsOnly': { status: 409, title: 'This is for players 18 and over.' },
  'connection.tooSoon': { status: 409, title: 'You asked this player in the last 30 days.' },
  'connection.tooMany': { status: 409, title: 'One of you already has 1,000 connections.' },
  'connection.notFound': { status: 404, title: 'That connection doesn’t exist anymore.' },
  'list.notFound': { status: 404, title: 'That list doesn’t exist anymore.' },
  'list.tooMany': { status: 409, title: 'You already have 50 lists. Delete one first.' },
  'list.full': { status: 409, title: 'A list can have up to 500 people.' },
  'nearby.birthdateMissing': { status: 409, title: 'Add your birth date in settings first. Only adults are shown.' },
  'conversation.notFound': { status: 404, title: 'That conversation doesn’t exist.' },
  'endorsement.self': { status: 409, title: 'You can’t endorse yourself.' },
  'endorsement.notTogether': { status: 409, title: 'You can endorse players you’ve played with.' },
} as const;
