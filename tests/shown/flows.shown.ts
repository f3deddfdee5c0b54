import { addTestMachine } from '../../machines/addTest/addTest.machine.ts';
import type { catalogueImportMachine } from '../../machines/catalogueImport/catalogueImport.machine.ts';
import type { ChatContext, chatMachine } from '../../machines/chat/chat.machine.ts';
import { contactChangeMachine } from '../../machines/contactChange/contactChange.machine.ts';
import type { NewContact } from '../../machines/contactChange/contactChange.setup.ts';
import type { findTestMachine, FindTestContext } from '../../machines/findTest/findTest.machine.ts';
import type { CatalogueImport, Place } from '../../machines/generated/schema.ts';
import { locationMachine } from '../../machines/location/location.machine.ts';
import { passwordResetMachine } from '../../machines/passwordReset/passwordReset.machine.ts';
import type { pinMachine } from '../../machines/pin/pin.machine.ts';
import type { sessionMachine } from '../../machines/session/session.machine.ts';
import { signInMachine } from '../../machines/signIn/signIn.machine.ts';
import { signUpMachine } from '../../machines/signUp/signUp.machine.ts';
import { trackingMachine } from '../../machines/tracking/tracking.machine.ts';
import { zipCodeMachine } from '../../machines/zipCode/zipCode.machine.ts';
import { contactCopy } from '../../web/copy/contact.ts';
import { everywhere, inside } from '../models/model.ts';
import { blocks, nothing, shownTracked } from './shown.ts';
import type { Shown, ShownIn } from './shown.ts';
import { rupees } from './words.ts';
import { staffFormMachine } from '../../machines/staffForm/staffForm.machine.ts';

const newCode = ({ phone }: { phone: string | null }) => blocks([`We sent 4 digits to ${phone}.`]);

export const signUpShown: ShownIn<typeof signUpMachine> = {
  ...everywhere(signUpMachine, nothing),
  ...inside(signUpMachine, 'code', newCode),
  verified: newCode,
};

export const signInShown: ShownIn<typeof signInMachine> = everywhere(signInMachine, nothing);

const toReset = ({ email }: { email: string | null }) =>
  blocks([`If ${email} has an account, a 4-digit OTP is on its way.`]);

export const passwordResetShown: ShownIn<typeof passwordResetMachine> = {
  ...everywhere(passwordResetMachine, nothing),
  ...inside(passwordResetMachine, 'reset', toReset),
};

const toContact = ({ contact }: { contact: NewContact | null }) =>
  blocks([contactCopy.code.lead(contact!.to)]);

export const contactChangeShown: ShownIn<typeof contactChangeMachine> = {
  ...everywhere(contactChangeMachine, nothing),
  ...inside(contactChangeMachine, 'code', toContact),
};

/** Who is here is named in the profile panel, which is open when somebody leaves. */
export const sessionShown: ShownIn<typeof sessionMachine> = {
  starting: nothing,
  unknown: nothing,
  unreachable: nothing,
  signedOut: nothing,
  'signedIn.here': nothing,
  'signedIn.refreshing': nothing,
  'signedIn.signingOut': ({ user }) => named(user),
  'signedIn.leaving': ({ user }) => named(user),
};

const named = (user: { firstName: string; lastName: string; email: string } | null) =>
  user ? blocks([user.firstName, user.lastName, user.email]) : nothing();

const placed = (place: Place | null) =>
  blocks([
    (place?.neighbourhood ?? place?.suburb ?? place?.postcode)!,
    ',',
    (place?.stateDistrict ?? place?.country)!,
  ]);

export const locationShown: ShownIn<typeof locationMachine> = {
  ...everywhere(locationMachine, nothing),
  resolved: ({ place }) => placed(place),
};

/** What is said of a PIN code stands on the pages; its sheet has what was typed. */
export const pinShown: ShownIn<typeof pinMachine> = {
  'closed.starting': nothing,
  'closed.unknown': nothing,
  'closed.checking': nothing,
  'closed.served': ({ pin }) => blocks([`We collect in ${pin}`]),
  'closed.unserved': ({ pin }) => blocks([`We do not collect in ${pin} yet.`]),
  'closed.checkFailed': nothing,
  'open.editing': nothing,
  'open.submitting': nothing,
  'open.locating': nothing,
  'open.naming': nothing,
};

export const zipCodeShown: ShownIn<typeof zipCodeMachine> = everywhere(zipCodeMachine, nothing);

export const addTestShown: ShownIn<typeof addTestMachine> = everywhere(addTestMachine, nothing);

export const staffFormShown: ShownIn<typeof staffFormMachine> = everywhere(
  staffFormMachine,
  nothing,
);

const outcome = ({ outcome }: { outcome: CatalogueImport | null }) =>
  outcome
    ? blocks(['New tests', String(outcome.added)], ['Changed tests', String(outcome.changed)])
    : nothing();

export const catalogueImportShown: ShownIn<typeof catalogueImportMachine> = {
  choosing: nothing,
  checking: nothing,
  checkFailed: nothing,
  faulty: ({ faults }) =>
    blocks(
      ...faults.map(({ line, column, message }) => [
        `Line ${line}`,
        column ?? 'Whole line',
        message,
      ]),
    ),
  unchanged: outcome,
  ready: outcome,
  importing: outcome,
  importFailed: nothing,
  done: outcome,
};

const tracked = ({ order }: { order: Parameters<typeof shownTracked>[0] | null }) =>
  order ? shownTracked(order) : nothing();

export const trackingShown: ShownIn<typeof trackingMachine> = {
  ...everywhere(trackingMachine, nothing),
  ...inside(trackingMachine, 'following', tracked),
  'following.askingToCancelItem': ({ order, itemId }) => {
    const { blocks: words, prices } = tracked({ order });
    const asked = order?.items.filter(({ id }) => id === itemId) ?? [];
    return { blocks: words, prices: [...prices, ...asked.map((item) => item.refundIfCancelled)] };
  },
};

/** Question and answer, in their order. */
const conversation = ({ messages }: ChatContext) =>
  blocks(messages.flatMap(({ content, sources }) => [content, ...sources.map(({ name }) => name)]));

export const chatShown: ShownIn<typeof chatMachine> = {
  'panel.closed': nothing,
  'panel.open.appearing': conversation,
  'panel.open.shown': conversation,
  'panel.collapsed': nothing,
  // The other region says whether there is a conversation to be read.
  'conversation.ready': nothing,
  'conversation.waiting': nothing,
};

/** What the service says that a text may mean. */
const related = ({ related: tests }: FindTestContext): Shown => ({
  blocks: tests.map(({ name, priceInRupees }) => [name, rupees(priceInRupees!)]),
  prices: tests.map(({ priceInRupees }) => priceInRupees!),
  sentences: fixedPrices,
});
/** The three fixed cards of the page, as the specification quotes them, and the banner. */
const fixedPrices = [
  ...Array.from({ length: 3 }, () => 'Starting from ₹1299'),
  'up to ₹500 · ₹100 off every other order',
];
const home = (): Shown => ({ ...nothing(), sentences: fixedPrices });

export const findTestShown: ShownIn<typeof findTestMachine> = {
  idle: home,
  'open.typing': home,
  'open.loading': related,
  'open.found': related,
  'open.failed': related,
  closed: home,
};
