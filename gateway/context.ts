import { AdminApi } from './rest/admin.ts';
import { AdminLabsApi } from './rest/adminLabs.ts';
import { CatalogueFileApi } from './rest/catalogueFile.ts';
import { LabPricesApi } from './rest/labPrices.ts';
import { ContentApi } from './rest/content.ts';
import { OffersApi } from './rest/offers.ts';
import { AssistantApi } from './rest/assistant.ts';
import { LabsApi, OrdersApi, PaymentsApi } from './rest/booking.ts';
import { CatalogueApi } from './rest/catalogue.ts';
import { AddressesApi, PatientsApi } from './rest/people.ts';
import { FlowFiguresApi } from './rest/flowFigures.ts';
import type { Exchange } from './rest/restApi.ts';
import type { Transport } from './rest/transport.ts';
import { StaffApi } from './rest/staff.ts';
import { UsersApi } from './rest/users.ts';
import { VisitsApi } from './rest/visits.ts';

/**
 * One data source per resource, made anew for each request so that nobody sees another's answers.
 */
export interface Rest {
  users: UsersApi;
  catalogue: CatalogueApi;
  patients: PatientsApi;
  addresses: AddressesApi;
  labs: LabsApi;
  orders: OrdersApi;
  payments: PaymentsApi;
  admin: AdminApi;
  adminLabs: AdminLabsApi;
  labPrices: LabPricesApi;
  catalogueFile: CatalogueFileApi;
  offers: OffersApi;
  content: ContentApi;
  assistant: AssistantApi;
  flowFigures: FlowFiguresApi;
  staff: StaffApi;
  visits: VisitsApi;
}

/** What every resolver gets. */
export interface Context {
  rest: Rest;
}

/** Headers of the browser that are forwarded to the REST service; no others are. */
const handedOn = [
  'cookie',
  'origin',
  'sec-fetch-site',
  'host',
  'user-agent',
  'accept-language',
  'assay-customer',
  'idempotency-key',
];

/** The part of a request that a context is made from. */
export interface IncomingDetails {
  /** Written in both logs, so that one search finds both halves of a request. */
  id: string;
  /** The client's IP address as far as we trust it; other claims about it are not forwarded. */
  ip: string;
  headers: Record<string, string | string[] | undefined>;
}

/** Makes the context of one request. */
export function createContext(
  transport: Transport,
  { id, ip, headers: incoming }: IncomingDetails,
  keepCookies: Exchange['keepCookies'],
): Context {
  const headers: Record<string, string> = { 'x-request-id': id, 'x-forwarded-for': ip };
  for (const name of handedOn) {
    const value = incoming[name];
    if (typeof value === 'string') headers[name] = value;
  }
  const exchange: Exchange = { transport, headers, keepCookies };
  return {
    rest: {
      users: new UsersApi(exchange),
      catalogue: new CatalogueApi(exchange),
      patients: new PatientsApi(exchange),
      addresses: new AddressesApi(exchange),
      labs: new LabsApi(exchange),
      orders: new OrdersApi(exchange),
      payments: new PaymentsApi(exchange),
      admin: new AdminApi(exchange),
      adminLabs: new AdminLabsApi(exchange),
      labPrices: new LabPricesApi(exchange),
      catalogueFile: new CatalogueFileApi(exchange),
      offers: new OffersApi(exchange),
      content: new ContentApi(exchange),
      assistant: new AssistantApi(exchange),
      flowFigures: new FlowFiguresApi(exchange),
      staff: new StaffApi(exchange),
      visits: new VisitsApi(exchange),
    },
  };
}
