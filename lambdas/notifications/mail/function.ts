import type { FunctionSpec } from '../../kernel/function.ts';

/** Hears what became of sent mail: settles notices, and stops mail to addresses that bounce or whose owner complained. */
export const mailEventsFunction: FunctionSpec = {
  name: 'notifications-mail-events',
  entry: 'lambdas/notifications/mail/handler.ts',
  hearsMail: true,
  may: ['readTable', 'writeTable'],
};
