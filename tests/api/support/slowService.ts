import { expect } from 'vitest';
import type { Outgoing, Sender } from '../../../api/messages/outgoing.ts';

/** A service that takes messages and answers when the test says so. */
export function slowService() {
  const taken: Outgoing[] = [];
  const unanswered: { answer: () => void; refuse: (error: Error) => void }[] = [];
  const sender: Sender = (message) =>
    new Promise((resolve, reject) => {
      taken.push(message);
      unanswered.push({ answer: resolve, refuse: reject });
    });
  return {
    sender,
    /** Every message that it was handed, in that order. */
    taken,
    /** Until so many wait for an answer. */
    async waiting(count: number) {
      await expect.poll(() => unanswered.length).toBe(count);
    },
    answerAll: () => unanswered.splice(0).forEach(({ answer }) => answer()),
    refuseFirst: () => unanswered.shift()!.refuse(new Error('refused')),
  };
}
