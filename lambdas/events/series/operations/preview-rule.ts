import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { seriesContract } from '#shared/events/series/contract.ts';
import { type RuleWork, ruleChange } from '../rule/rule-change.ts';

type PreviewRule = (typeof seriesContract)['operations']['previewRule'];

/** What another rule would do, as things are now. */
export const previewRule = async (
  asked: Parsed<PreviewRule>,
  { now }: Caller,
  by: RuleWork,
): Promise<Output<PreviewRule>> => (await ruleChange(asked, by, now)).effect;
