import { aPerson } from '../people.ts';
import { announced, uploadsApi } from '../uploads.ts';
import { type Binding, type Cell, personFor } from './cell.ts';

const callerOf = async ({ role }: Cell) => {
  const person = await personFor(role);
  return person ? uploadsApi.signedInAs(person) : uploadsApi.signedOut();
};

/** Rows of files that people upload. */
export const uploadRows: Readonly<Record<string, Binding>> = {
  'upload.badType': {
    operations: ['startUpload'],
    ask: async (cell) => (await callerOf(cell)).startUpload(announced({ type: 'image/svg+xml' as never })),
  },
  'upload.confirm': {
    operations: ['confirmUpload'],
    ask: async (cell) => {
      const { uploadId } = await uploadsApi.signedInAs(await aPerson()).startUpload(announced());
      return (await callerOf(cell)).confirmUpload({ uploadId });
    },
    askUnknown: async (cell) => (await callerOf(cell)).confirmUpload({ uploadId: 'upl_00000000000000000000000000' }),
  },
};
