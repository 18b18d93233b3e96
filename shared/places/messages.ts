import * as z from 'zod';
import { defineMessage } from '../contract/message.ts';
import { PlaceId } from '../ids.ts';

/** A listing turned out to be a second one of another place, which has its events from now on. */
export const placeMerged = defineMessage('places.placeMerged', z.object({ placeId: PlaceId, into: PlaceId }));
