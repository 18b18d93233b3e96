/** The moments at which the pool asks a function of ours. */
export type Moment = 'preSignUp' | 'postConfirmation' | 'customMessage';

/** What a trigger function is given and gives back, with `response` filled in. */
export interface TriggerEvent {
  readonly version: '1';
  readonly region: string;
  readonly userPoolId: string;
  readonly userName: string;
  readonly callerContext: { readonly awsSdkVersion: string; readonly clientId: string };
  readonly triggerSource: string;
  readonly request: { readonly userAttributes: Readonly<Record<string, string>>; readonly [more: string]: unknown };
  readonly response: Readonly<Record<string, unknown>>;
}
