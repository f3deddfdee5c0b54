import type { TypedDocumentNode } from '@apollo/client';
import type * as generated from '../generated/graphql.ts';
import type { PageQuery } from './pageData.ts';

type Documents = typeof generated;
type NameOf<Key> = Key extends `${infer Name}Document` ? Name : never;
type Name = NameOf<keyof Documents>;
type QueryOf<Operation extends Name> =
  Documents[`${Operation}Document`] extends TypedDocumentNode<infer Data, infer Variables>
    ? PageQuery<Data, Variables & Record<string, unknown>>
    : never;

/** No variables; one object, so that it is the same question each time. */
export const none: Record<string, never> = {};

const queryOf = <Operation extends Name>(name: Operation, own: boolean) =>
  ({
    name,
    own,
    document: async () => (await import('../generated/graphql.ts'))[`${name}Document`],
  }) as unknown as QueryOf<Operation>;

/** A query whose answer is the same for everybody. */
export const publicQuery = <Operation extends Name>(name: Operation) => queryOf(name, false);
/** A query whose answer is the customer's or the administrator's own. */
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
/** Whom the tests of a visit are for, and what they go together with. */
export const visitTestsQuery = publicQuery('VisitTests');

/** Who is logged in: a customer, or one of the staff. */
export const meQuery = ownQuery('Me');
export const currentAdminQuery = ownQuery('CurrentAdmin');

/** The queries of the pages behind the login. */
/** Which of the running offers fit a customer. */
export const ownOffersQuery = ownQuery('OwnOffers');
/** The bookings that a customer has begun on any device and not finished. */
export const bookingDraftsQuery = ownQuery('BookingDrafts');
/** What a customer's home page begins with. */
export const homeQuery = ownQuery('Home');
export const ordersQuery = ownQuery('Orders');
export const trackedOrderQuery = ownQuery('TrackedOrderById');
/** The labs with what the tests of a visit cost there. */
export const labsQuery = ownQuery('Labs');
/** An order as the funnel reads it. */
export const bookedOrderQuery = ownQuery('BookedOrderById');
/** The free slots of a lab. */
export const slotsQuery = ownQuery('Slots');
export const reportsQuery = ownQuery('Reports');
export const reportQuery = ownQuery('Report');
/** The reminders of a customer, or what a report or a test offers of them. */
export const repeatsQuery = ownQuery('Repeats');
export const reportLinksQuery = ownQuery('ReportLinks');
export const paymentsQuery = ownQuery('Payments');
export const patientsQuery = ownQuery('Patients');
export const addressesQuery = ownQuery('Addresses');
