/** The push services of browsers (reliability 6): Chrome and most others, Firefox, Edge, Safari. Nothing else is called. */
export const pushServices: readonly string[] = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
];
