/** What can go wrong with places; a part of the catalogue. */
export const placeErrors = {
  'place.notFound': { status: 404, title: 'Place not found' },
  'place.unknown': { status: 400, title: 'Pick a place from the list.' },
  'place.closed': { status: 409, title: 'This place has closed.' },
  'place.hasEvents': {
    status: 409,
    title: 'Events are planned at this place.',
  },
  'place.suggestionNotFound': { status: 404, title: 'That suggestion doesn’t exist.' },
  'place.suggestionDecided': { status: 409, title: 'This suggestion has already been decided.' },
  'place.nothingToChange': { status: 400, title: 'The place is already listed that way.' },
  'place.notTrusted': {
    status: 409,
    title: 'First get three suggestions or three places accepted.',
  },
  'place.claimed': {
    status: 409,
    title: 'This place is already claimed. Ask its managers to add you.',
  },
  'place.claimAddress': { status: 400, title: 'Enter an email at the place’s own website.' },
  'place.claimTooSoon': {
    status: 409,
    title: 'This place’s website or number just changed. You can use it to claim the place after a week.',
  },
  'place.noPhone': { status: 409, title: 'This listing has no phone number.' },
  'place.managersDecide': { status: 409, title: 'You manage this place. Claim it with an email at its website.' },
  'place.codeWrong': { status: 400, title: 'That’s not the code. Check the email again.' },
  'place.codeOver': { status: 409, title: 'That code has expired. Ask for a new one.' },
  'place.claimNotFound': { status: 404, title: 'That claim was already decided.' },
  'place.notAsked': { status: 409, title: 'You’re no longer invited to manage this place.' },
  'place.tooManyManagers': { status: 409, title: 'A place can have up to ten managers, invited ones included.' },
  'place.managerNotFound': { status: 404, title: 'That person doesn’t manage this place.' },
  'place.lastManager': { status: 409, title: 'You’re the only manager. Add another one first.' },
  'place.ratingNotFound': { status: 404, title: 'That rating doesn’t exist.' },
  'place.ratedLately': { status: 409, title: 'You can rate a place once every six months.' },
  'city.notFound': { status: 400, title: 'Pick a city from the suggestions.' },
} as const;
