/** What can go wrong with uploads; a part of the catalogue. */
export const uploadErrors = {
  'upload.notFound': { status: 404, title: 'That file doesn’t exist anymore.' },
  'upload.notArrived': { status: 409, title: 'The upload didn’t finish. Try again.' },
  'upload.wrongContent': { status: 400, title: 'That file type doesn’t match its name. Choose another file.' },
  'upload.wrongDimensions': { status: 400, title: 'Pictures need 64 to 6,000 pixels on each side.' },
  'upload.noRoom': { status: 409, title: 'You’ve used your 2 GB. Removed files free up space within a day.' },
  'upload.tooMany': { status: 409, title: 'You’ve reached the limit. Remove one first.' },
} as const;
