import * as z from 'zod';
import { defineMessage } from '#shared/contract/message.ts';
import { CreditLineId } from '#shared/ids.ts';

/** A treasurer gave credit, or took it back; the person hears of it. */
export const creditMoved = defineMessage('payments.creditMoved', z.object({ lineId: CreditLineId }));
