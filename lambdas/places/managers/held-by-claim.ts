import { heldFacts } from '#lambdas/uploads/ports/held-fact.ts';

interface Showing {
  readonly uploadId?: string | undefined;
  readonly status: string;
}

interface Claim extends Showing {
  readonly placeId: string;
  readonly userId: string;
  readonly version: number;
}

/** A document is kept until it is reviewed. */
const uploadsOf = ({ uploadId, status }: Showing): string[] => (uploadId && status === 'waiting' ? [uploadId] : []);

/** What is told with a write of a claim that shows another document than before, or none any more. */
export const heldByClaim = (before: Showing | undefined, after: Claim, now: Date) =>
  heldFacts(
    { holder: `${after.placeId} ${after.userId}`, version: after.version, uploadIds: uploadsOf(after) },
    before ? uploadsOf(before) : [],
    now,
  );
