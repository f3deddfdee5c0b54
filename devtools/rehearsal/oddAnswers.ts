type Odd = (answer: unknown) => unknown;

const nothing: Odd = () => [];
const changed =
  (fields: object): Odd =>
  (answer) => ({ ...(answer as object), ...fields });

/** Valid but unwelcome answers, by port: fully booked, empty, already over, refused. */
export const oddAnswers: Record<string, Odd | undefined> = {
  loadPatients: nothing,
  loadLabs: (labs) => (labs as object[]).map((lab) => ({ ...lab, slotsAvailable: 0 })),
  loadSlots: nothing,
  loadAddresses: nothing,
  createOrder: changed({ paymentStatus: 'SUCCESS' }),
  loadOrder: changed({ paymentStatus: 'EXPIRED', availableActions: [] }),
  openPaymentWindow: () => ({ kind: 'failed' }),
  verifyPayment: changed({
    accepted: false,
    status: 'BAD_REQUEST',
    message: 'The payment could not be verified',
  }),
  loadUser: () => null,
  loadPlace: () => ({
    neighbourhood: null,
    suburb: null,
    postcode: null,
    stateDistrict: null,
    country: 'India',
  }),
  ask: () => ({ text: null, sources: [] }),
};
