import { anUpload, textBytes } from '../uploads/uploads.ts';
import { fieldId } from './rosters.ts';
import { rosterApi } from './teams.ts';

export const itemId = 'itemaaaa';

/** A roster that asks for a document, and tracks one item. */
export const askForFile = ({ teamId, owner }: { teamId: string; owner: { userId: string } }, field: object = {}) =>
  rosterApi.signedInAs(owner).saveRosterSheet({
    teamId,
    version: 0,
    sheet: {
      fields: [{ fieldId, label: 'Medical certificate', type: 'file', ...field }],
      items: [{ itemId, name: 'Waiver' }],
    },
  });

/** A document of a person's that is ready to be put on a line. */
export const aMemberFile = (person: { readonly userId: string }, name = 'certificate.pdf'): Promise<string> =>
  anUpload(person, { purpose: 'memberFile', type: 'application/pdf', name }, textBytes('%PDF-1.7 fit to play'));
