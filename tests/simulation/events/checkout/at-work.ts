import type { stageCheckout } from './checkout-play.ts';

type Play = ReturnType<typeof stageCheckout>;
const minuteMs = 60_000;

/** The product and the provider at work: for 80 minutes as it comes, and then until everything has come to rest. */
export async function keepGoing({ scheduler, till, tell, hear, keep }: Play): Promise<void> {
  for (let minute = 0; minute < 80; minute += 1) {
    await scheduler.turn(minuteMs);
    if (scheduler.random() < 0.05) till.answerAll();
    if (scheduler.random() < 0.4) await tell();
    await hear();
    await keep();
  }
  for (let last = 0; last < 12; last += 1) {
    // Holds that waited for a bank are over then: they last two weeks.
    await scheduler.turn(last === 6 ? 15 * 24 * 60 * minuteMs : minuteMs);
    till.answerAll();
    await tell();
    await keep();
    await hear();
  }
}
