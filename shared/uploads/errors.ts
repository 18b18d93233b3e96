/** What can go wrong with uploads; a part of the catalogue. */
export const uploadErrors = {
  'upload.notFound': { status: 404, title: 'That file is not there any more.' },
  'upload.notArrived': { status: 409, title: 'The file has not arrived. Try again.' },
  'upload.wrongContent': { status: 400, title: 'That file is not what its name says. Choose another.' },
  'upload.wrongDimensions': { status: 400, title: 'A picture needs 64 to 6,000 pixels on each side.' },
  'upload.noRoom': { status: 409, title: 'Your files have 2 GB together. What you remove makes room within a day.' },
  'upload.tooMany': { status: 409, title: 'There is no room for another. Remove one first.' },
} as const;
