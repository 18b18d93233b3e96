/** Austin, Texas, as the place suggestions know it. */
export const austin = { placeId: 'us-4671654', name: 'Austin, TX', lat: 30.26715, lng: -97.74306, hash: '9v6kp' };

/** The stored account of an adult whose email is proven and whose profile is complete. */
export const accountRow = (userId: string, now: string) => ({
  userId,
  version: 1,
  email: `${userId}@people.example`,
  emailVerified: true,
  hasAdditionalInfo: true,
  displayName: `Sam ${userId.slice(0, 4)}`,
  fullName: 'Sam Carter',
  birthdate: '1990-05-17',
  games: ['basketball'],
  city: austin,
  platform: 'rovers' as const,
  createdAt: now,
  updatedAt: now,
});
