import { exportAsked, partExported } from '#shared/accounts/leaving-messages.ts';
import { createAccountReader } from '../../../kernel/accounts.ts';
import { createCareKeys } from '../../../kernel/data-keys.ts';
import { createDueIndex } from '../../../kernel/due-index.ts';
import { variable } from '../../../kernel/env.ts';
import { listen, on } from '../../../kernel/listen.ts';
import { createMailer } from '../../../kernel/mail/send-email.ts';
import { createObjects } from '../../../kernel/objects/objects.ts';
import { createExportPart } from '../../../kernel/personal/export-part.ts';
import { table } from '../../../kernel/table.ts';
import { accountsData } from '../../personal-data.ts';
import { collectDependants } from '../exports/collect-dependants.ts';
import { putTogether } from '../exports/put-together.ts';
import { createDataExports } from '../exports/store.ts';

const by = {
  exports: createDataExports(table()),
  accounts: createAccountReader(table()),
  objects: createObjects(),
  due: createDueIndex(table()),
  mailer: createMailer(),
  origin: variable('WEB_ORIGIN'),
};

export const handler = listen(
  on(exportAsked, createExportPart(accountsData, table(), collectDependants(table(), createCareKeys()))),
  on(partExported, ({ data }, now) => putTogether(data, by, now)),
);
