import type * as generated from '../generated/graphql.ts';
import type { PageQuery } from './pageData.ts';
import type { NamedDocument } from './trusted.ts';

type Documents = typeof generated;
type NameOf<Key> = Key extends `${infer Name}Document` ? Name : never;
type Name = NameOf<keyof Documents>;
type QueryOf<Operation extends Name> =
  Documents[`${Operation}Document`] extends NamedDocument<infer Data, infer Variables>
    ? PageQuery<Data, Variables & Record<string, unknown>>
    : never;

/** Empty variables; one shared object, so that the query is the same each time. */
export const none: Record<string, never> = {};

const queryOf = <Operation extends Name>(name: Operation, own: boolean) =>
  ({
    name,
    own,
    document: async () => (await import('../generated/graphql.ts'))[`${name}Document`],
  }) as unknown as QueryOf<Operation>;

/** A query with the same answer for everybody. */
export const publicQuery = <Operation extends Name>(name: Operation) => queryOf(name, false);
/** A query whose answer is personal to the customer or the member of staff. */
export const ownQuery = <Operation extends Name>(name: Operation) => queryOf(name, true);

/** The queries of the public pages. */
export const labTestsQuery = publicQuery('LabTests');
export const packagesQuery = publicQuery('Packages');
export const testimonialsQuery = publicQuery('Testimonials');
export const faqQuery = publicQuery('Faq');
export const labTestQuery = publicQuery('LabTest');
export const bannerQuery = publicQuery('Banner');
export const legalTextQuery = publicQuery('LegalText');
export const offersQuery = publicQuery('Offers');
/** The people that the tests of a visit are for, and the tests they cannot be combined with. */
export const visitTestsQuery = publicQuery('VisitTests');

/** The session's user: a customer or a member of staff. */
export const meQuery = ownQuery('Me');
export const currentAdminQuery = ownQuery('CurrentAdmin');

/** The queries of the pages behind the login. */
/** The current offers that a customer may use. */
export const ownOffersQuery = ownQuery('OwnOffers');
/** The bookings that a customer started on any device and has not finished. */
export const bookingDraftsQuery = ownQuery('BookingDrafts');
/** The cards of a customer's home page. */
export const homeQuery = ownQuery('Home');
export const ordersQuery = ownQuery('Orders');
export const trackedOrderQuery = ownQuery('TrackedOrderById');
/** The labs with their prices for the tests of a visit. */
export const labsQuery = ownQuery('Labs');
/** The fields of an order that the funnel reads. */
export const bookedOrderQuery = ownQuery('BookedOrderById');
/** The free slots of a lab. */
export const slotsQuery = ownQuery('Slots');
export const reportsQuery = ownQuery('Reports');
export const reportQuery = ownQuery('Report');
/** The reminders of a customer, or those that a report or a test offers. */
export const repeatsQuery = ownQuery('Repeats');
export const reportLinksQuery = ownQuery('ReportLinks');
export const paymentsQuery = ownQuery('Payments');
export const patientsQuery = ownQuery('Patients');
export const addressesQuery = ownQuery('Addresses');
