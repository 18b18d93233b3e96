export const placePagePaths = ['/calendars/places/{placeId}'] as const;
