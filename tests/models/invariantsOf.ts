import * as invariants from './invariants.ts';
import type { Invariant } from './invariants.ts';
import type { Model } from './model.ts';

const rules: Record<string, () => Invariant[]> = {
  booking: () => [
    invariants.messageStaysInItsStep,
    invariants.messageLeavesWithItsChoice,
    invariants.patientStaysChosen,
    invariants.fullLabIsNeverChosen,
    invariants.visitFitsItsSlot,
    invariants.holdLapses,
    invariants.oneUnpaidOrder,
    invariants.keyChangesAfterPayment(),
    invariants.paidIsWhatIsShown,
  ],
  signUp: () => [invariants.messageStaysInItsStep, invariants.codeHasItsNumber],
  passwordReset: () => [invariants.messageStaysInItsStep],
  contactChange: () => [invariants.messageStaysInItsStep],
  session: () => [invariants.dataIsOfWhoIsHere],
};

/** What holds over whole paths; made anew for each, as some remember what was before. */
export const invariantsOf = ({ machine }: Model): Invariant[] => rules[machine.id]?.() ?? [];
