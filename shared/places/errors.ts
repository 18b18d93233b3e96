/** What can go wrong with places; a part of the catalogue. */
export const placeErrors = {
  'place.notFound': { status: 404, title: 'Place not found' },
  'place.unknown': { status: 400, title: 'Pick a place from the list.' },
  'place.closed': { status: 409, title: 'This place has closed.' },
  'place.hasEvents': {
    status: 409,
    title: 'Events are planned at this place.',
  },
  'place.suggestionNotFound': { status: 404, title: 'That suggestion does not exist.' },
  'place.suggestionDecided': { status: 409, title: 'This suggestion has already been decided.' },
  'place.nothingToChange': { status: 400, title: 'That is how the place is listed already.' },
  'place.notTrusted': {
    status: 409,
    title: 'This takes three suggestions of yours that were accepted, or three places.',
  },
  'place.claimed': {
    status: 409,
    title: 'This place is already claimed. Ask its managers to add you.',
  },
  'place.claimAddress': { status: 400, title: "Give an address at the domain of the place's website." },
  'place.claimTooSoon': {
    status: 409,
    title: 'The website or number of this place changed lately. It proves a claim once it has stood for a week.',
  },
  'place.noPhone': { status: 409, title: 'This listing has no phone number.' },
  'place.managersDecide': { status: 409, title: 'You manage this place. Claim it by an address at its website.' },
  'place.codeWrong': { status: 400, title: 'That is not the code. Look at the mail again.' },
  'place.codeOver': { status: 409, title: 'That code does not count any more. Ask for another.' },
  'place.claimNotFound': { status: 404, title: 'That claim does not wait any more.' },
  'place.notAsked': { status: 409, title: "You're no longer asked to manage this place." },
  'place.tooManyManagers': { status: 409, title: 'Ten people manage this place or were asked to. That is the most.' },
  'place.managerNotFound': { status: 404, title: 'That person does not manage this place.' },
  'place.lastManager': { status: 409, title: 'You are the only manager. Find another one first.' },
  'place.ratingNotFound': { status: 404, title: 'That rating does not exist.' },
  'place.ratedLately': { status: 409, title: 'You can rate a place once every six months.' },
  'city.notFound': { status: 400, title: 'Pick a city from the suggestions.' },
} as const;
