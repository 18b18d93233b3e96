import { uploads } from '#shared/uploads/contract.ts';
import { client } from '../api.ts';

/** Where files go. Only pages with a file to choose load their description. */
export const uploadsApi = client(uploads);
