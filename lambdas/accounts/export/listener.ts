import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { createObjects } from '#lambdas/kernel/uploads/objects.ts';
import { exportAsked, partExported } from '#shared/accounts/deletion/messages.ts';
import { variable } from '../../kernel/env.ts';
import { createMailer } from '../../kernel/mail/send-email.ts';
import { accountsData } from '../personal-data.ts';
import { createAccountReader } from '../ports/accounts.ts';
import { createExportPart } from '../ports/personal-data/export-part.ts';
import { putTogether } from './put-together.ts';
import { createDataExports } from './store.ts';

const by = {
  exports: createDataExports(table()),
  accounts: createAccountReader(table()),
  objects: createObjects(),
  due: createDueIndex(table()),
  mailer: createMailer(),
  origin: variable('WEB_ORIGIN'),
};

/** Hands people everything that is stored of them, once every part laid down its own. */
export const handler = listen(
  on(exportAsked, createExportPart(accountsData, table())),
  on(partExported, ({ data }, now) => putTogether(data, by, now)),
);
