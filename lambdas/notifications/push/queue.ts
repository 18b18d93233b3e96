/** Where what push has to do later waits for its instant. */
export const pushQueue = 'notifications-push';
