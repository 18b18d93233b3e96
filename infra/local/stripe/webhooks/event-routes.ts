import * as z from 'zod';
import { listPage, paging } from '../core/list.ts';
import { readParams } from '../core/params.ts';
import type { Routes } from '../core/routes.ts';

const List = z.strictObject({ ...paging, type: z.string().optional(), types: z.array(z.string()).optional() });

const matches = (pattern: string, type: string) =>
  pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : pattern === type;

export const eventRoutes: Routes = {
  'GET /v1/events/{id}': ({ world, scope, id }) => world.store.get(scope, 'event', id),
  'GET /v1/events': (call) => {
    const { type, types = type ? [type] : ['*'], ...page } = readParams(call, List);
    return listPage(call, 'event', page, (event) => types.some((pattern) => matches(pattern, event.type)));
  },
};
