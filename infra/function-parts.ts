import type { Entry, FunctionSpec, PagePath } from '#lambdas/kernel/function.ts';
import type { MessageType } from '#shared/contract/message.ts';
import { type Operation, routeKey } from '#shared/contract/operation.ts';

type Described<Key extends keyof FunctionSpec> = Pick<FunctionSpec, Key>;

/** What a function answers through the API. */
export const operationsOf = ({ serves = [] }: Described<'serves'>): Operation[] =>
  serves.flatMap(({ contract }) => Object.values<Operation>(contract.operations));

/** The pages that it renders. */
export const pagesOf = ({ renders = [] }: Described<'renders'>): PagePath[] => renders.flatMap(({ pages }) => pages);

/** Where the forms of its pages are posted to. */
export const formsOf = ({ renders = [] }: Described<'renders'>): PagePath[] =>
  renders.flatMap(({ forms = [] }) => forms);

/** Where services outside post to it. */
export const webhooksOf = ({ receives }: Described<'receives'>): PagePath[] => [...(receives?.posts ?? [])];

/** The messages that it listens to, each once. */
export const messagesOf = ({ listensTo = [] }: Described<'listensTo'>): MessageType[] => [
  ...new Set(listensTo.flatMap(({ messages }) => messages)),
];

/** How a function that is more than one module hands on what it is asked: `lambdas/kernel/dispatch` has one for each. */
export type Dispatch = 'by-route' | 'by-message' | 'by-job';

/** A module of a function, and the routes, messages or jobs that it answers, by name. */
export interface ModulePart {
  readonly entry: Entry;
  readonly answers: readonly string[];
}

export type FunctionParts =
  | { readonly dispatch: Dispatch; readonly parts: readonly ModulePart[] }
  | { readonly dispatch: 'none'; readonly entry: Entry };

/** The modules that a function is made of. @throws {Error} where nothing calls it */
export function partsOf(spec: FunctionSpec): FunctionParts {
  const {
    serves = [],
    renders = [],
    listensTo,
    runs,
    follows,
    answersIdentity,
    servesSocket,
    hearsMail,
    receivesMail,
    receives,
  } = spec;
  if (serves.length + renders.length > 0)
    return { dispatch: 'by-route', parts: [...served(serves), ...rendered(renders)] };
  if (listensTo)
    return {
      dispatch: 'by-message',
      parts: listensTo.map(({ messages, entry }) => ({ entry, answers: messages.map(({ name }) => name) })),
    };
  if (runs) return { dispatch: 'by-job', parts: runs.map(({ job, entry }) => ({ entry, answers: [job] })) };
  const entry =
    follows?.entry ?? answersIdentity?.entry ?? servesSocket ?? hearsMail ?? receivesMail ?? receives?.entry;
  if (!entry) throw new Error(`Nothing calls the function ${spec.name}.`);
  return { dispatch: 'none', entry };
}

const served = (serves: NonNullable<FunctionSpec['serves']>): ModulePart[] =>
  serves.map(({ contract, entry }) => ({
    entry,
    answers: Object.values<Operation>(contract.operations).map(routeKey),
  }));

const rendered = (renders: NonNullable<FunctionSpec['renders']>): ModulePart[] =>
  renders.map(({ pages, forms = [], entry }) => ({
    entry,
    answers: [...pages.flatMap((path) => [`GET ${path}`, `HEAD ${path}`]), ...forms.map((path) => `POST ${path}`)],
  }));
