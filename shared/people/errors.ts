/** What can go wrong with what players have to do with each other; a part of the catalogue. */
export const peopleErrors = {
  'block.self': { status: 400, title: 'You cannot block yourself.' },
  'block.already': { status: 409, title: 'User is already blocked.' },
  'block.tooMany': { status: 409, title: 'You block 1,000 people already. Unblock a person first.' },
  'block.notFound': { status: 404, title: 'You do not block that person.' },
  'connection.self': { status: 400, title: 'You cannot connect with yourself.' },
  'connection.adultsOnly': { status: 409, title: 'This is for people of 18 and over.' },
  'connection.tooSoon': { status: 409, title: 'You asked this person in the last 30 days.' },
  'connection.tooMany': { status: 409, title: 'One of you has 1,000 connections already.' },
  'connection.notFound': { status: 404, title: 'That connection does not exist any more.' },
  'list.notFound': { status: 404, title: 'That list does not exist any more.' },
  'list.tooMany': { status: 409, title: 'You have 50 lists already. Delete one first.' },
  'list.full': { status: 409, title: 'A list holds 500 people.' },
  'nearby.birthdateMissing': { status: 409, title: 'Add your birth date in settings first: only adults are shown.' },
  'conversation.notFound': { status: 404, title: 'That conversation does not exist.' },
  'endorsement.self': { status: 409, title: 'Others endorse you: not you yourself.' },
  'endorsement.notTogether': { status: 409, title: 'You can endorse people after an event that you were both at.' },
} as const;
