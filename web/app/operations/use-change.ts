import { useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { isUnreachable } from './problems.ts';
import { type Rejection, toRejection } from './rejection.ts';

type Said<Input, Answer> = string | ((answer: Answer, input: Input) => string | undefined);

/** What a page says and does around a change. */
export interface ChangeOptions<Input, Answer> {
  /** The message once it is done. */
  readonly done?: Said<Input, Answer>;
  /** The address to go to once it is done; without one the page reads its data again. */
  readonly goTo?: Said<Input, Answer>;
  /** Whatever else follows, such as closing a dialog. */
  readonly onDone?: (answer: Answer, input: Input) => unknown;
  /** The message once it is refused, where that is not `problem`. */
  readonly failed?: string | ((rejection: Rejection) => string);
  /** The page shows `problem` itself: a refusal is no message. */
  readonly showsProblem?: boolean;
  /** A form shows `problem` as well, and keeps what was typed: the page is not read again after a refusal. */
  readonly isForm?: boolean;
  /** False where nothing that the page has read can be another afterwards. */
  readonly rereads?: boolean;
  /** Puts the change in line to be sent later where no network answers; without it that is a refusal. */
  readonly later?: (input: Input, idempotencyKey: string) => void;
  /** Whatever follows once it is in line, such as closing a dialog. */
  readonly onWaiting?: () => unknown;
}

export const waitingText = 'You’re offline. We’ll send it when you’re back.';

export interface Change<Input, Answer> {
  /** Makes the change. Resolves to nothing when it was refused, and when the same is already on its way. */
  readonly run: (input: Input) => Promise<Answer | undefined>;
  /** Until the page's data has been read again. */
  readonly isRunning: boolean;
  /** For lists: whether a change with these values is on its way. */
  readonly isRunningOn: (part: Partial<Input>) => boolean;
  /** Why the last one was refused, until the next. */
  readonly problem: string | undefined;
  readonly rejection: Rejection | undefined;
}

/**
 * A change that a press makes, by one or several operations. `useOperation` is for the one that is a single operation.
 * @param change gets an Idempotency-Key: the same one for the same input until it succeeds, however often it is tried
 */
export function useChange<Input extends object, Answer>(
  change: (input: Input, idempotencyKey: string) => Promise<Answer>,
  options: ChangeOptions<Input, Answer> = {},
): Change<Input, Answer> {
  const { isForm = false, rereads = true, later } = options;
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const follow = useWhatFollows(options);
  const keys = useRef(new Map<string, string>());
  const onTheirWay = useRef(new Set<string>());
  const [running, setRunning] = useState<readonly Input[]>([]);
  const [rejection, setRejection] = useState<Rejection>();

  const make = async (input: Input, asText: string) => {
    const key = keys.current.get(asText) ?? crypto.randomUUID();
    keys.current.set(asText, key);
    try {
      const answer = await change(input, key);
      keys.current.delete(asText);
      await follow(answer, input);
      return answer;
    } catch (error) {
      if (!later || !isUnreachable(error)) throw error;
      keys.current.delete(asText);
      return wait(options, input, key);
    }
  };
  const refuse = async (error: unknown) => {
    const refused = tellRefusal(options, error, navigate);
    if (rereads && !isForm) await revalidate();
    setRejection(refused);
    return undefined;
  };
  const run = async (input: Input) => {
    const asText = JSON.stringify(input);
    if (onTheirWay.current.has(asText)) return undefined;
    onTheirWay.current.add(asText);
    setRunning((others) => [...others, input]);
    setRejection(undefined);
    try {
      return await make(input, asText).catch(refuse);
    } catch (error) {
      // Nothing that a page can show: for the error page.
      setRejection(() => {
        throw error;
      });
      return undefined;
    } finally {
      onTheirWay.current.delete(asText);
      setRunning((all) => all.filter((one) => one !== input));
    }
  };
  return {
    run,
    isRunning: running.length > 0,
    isRunningOn: (part) => running.some((input) => isPartOf(part, input)),
    problem: rejection && problemOf(rejection),
    rejection,
  };
}

/** What a page says and where it goes once a change is made. */
function useWhatFollows<Input extends object, Answer>(options: ChangeOptions<Input, Answer>) {
  const { done, goTo, onDone, rereads = true } = options;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const isShown = useShown();
  return async (answer: Answer, input: Input) => {
    const said = textOf(done, answer, input);
    if (said) notify('success', said);
    await onDone?.(answer, input);
    const address = textOf(goTo, answer, input);
    if (address !== undefined && isShown.current) await navigate(address);
    else if (rereads) await revalidate();
  };
}

/** The change is in line: the page goes on as after one that was made. */
function wait<Input, Answer>({ later, onWaiting }: ChangeOptions<Input, Answer>, input: Input, key: string): undefined {
  later?.(input, key);
  notify('info', waitingText);
  onWaiting?.();
}

function tellRefusal<Input, Answer>(
  options: ChangeOptions<Input, Answer>,
  error: unknown,
  goTo: (address: string) => unknown,
): Rejection {
  const { failed, isForm = false, showsProblem = isForm } = options;
  const refused = toRejection(error);
  if (refused.plan) {
    void import('./plan-limits.ts').then(({ tellOfPlan }) => tellOfPlan(refused, goTo));
    return refused;
  }
  if (failed ?? !showsProblem)
    notify('error', typeof failed === 'function' ? failed(refused) : (failed ?? problemOf(refused)));
  return refused;
}

/** A reader who left the page is not led elsewhere by what they did there. */
function useShown() {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}

const textOf = <Input, Answer>(said: Said<Input, Answer> | undefined, answer: Answer, input: Input) =>
  typeof said === 'function' ? said(answer, input) : said;

const problemOf = ({ title, fields }: Rejection): string => Object.values(fields)[0] ?? title;

function isPartOf<Input extends object>(part: Partial<Input>, input: Input): boolean {
  const values = new Map<string, unknown>(Object.entries(input));
  return Object.entries(part).every(([name, value]) => values.get(name) === value);
}
