import { handler } from '#lambdas/events/files/api.ts';
import { eventFilesContract } from '#shared/events/files/contract.ts';
import { product } from '../product/product.ts';
import { anUpload, textBytes } from '../uploads/uploads.ts';

export const filesApi = product.client(eventFilesContract, handler);

/** A document of a person's that is ready to be attached. */
export const aDocument = (person: { readonly userId: string }, name = 'rules.pdf'): Promise<string> =>
  anUpload(person, { purpose: 'eventAttachment', type: 'application/pdf', name }, textBytes('%PDF-1.7 rules'));
