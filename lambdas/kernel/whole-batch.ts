/**
 * The rows of a batch that was read whole. One that DynamoDB answered in part ends as throttling does, for what is missing
 * from it may well be there: whoever reads tries again.
 */
export function wholeBatch<Row>(answer: { readonly data: Row[]; readonly unprocessed: readonly unknown[] }): Row[] {
  if (answer.unprocessed.length > 0)
    throw Object.assign(new Error('The batch was answered in part'), { name: 'ThrottlingException' });
  return answer.data;
}
