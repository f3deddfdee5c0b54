import { AdminApi, AssistantApi } from './rest/admin.ts';
import { LabsApi, OrdersApi, PaymentsApi } from './rest/booking.ts';
import { CatalogueApi } from './rest/catalogue.ts';
import { AddressesApi, PatientsApi } from './rest/people.ts';
import type { Exchange } from './rest/restApi.ts';
import type { Transport } from './rest/transport.ts';
import { UsersApi } from './rest/users.ts';

/** One data source per resource, made anew for each request so that nobody sees another's answers. */
export interface Rest {
  users: UsersApi;
  catalogue: CatalogueApi;
  patients: PatientsApi;
  addresses: AddressesApi;
  labs: LabsApi;
  orders: OrdersApi;
  payments: PaymentsApi;
  admin: AdminApi;
  assistant: AssistantApi;
}

/** What every resolver gets. */
export interface Context {
  rest: Rest;
}

/** Headers of the browser that the REST service may see; everything else stays here. */
const handedOn = ['cookie', 'origin', 'sec-fetch-site', 'host', 'user-agent', 'x-forwarded-for', 'x-request-id', 'accept-language'];

/** Makes the context of one request. */
export function createContext(transport: Transport, incoming: Record<string, string | string[] | undefined>, remoteAddress: string, keepCookies: Exchange['keepCookies']): Context {
  const headers: Record<string, string> = { 'x-forwarded-for': remoteAddress };
  for (const name of handedOn) {
    const value = incoming[name];
    if (typeof value === 'string') headers[name] = name === 'x-forwarded-for' ? `${value}, ${remoteAddress}` : value;
  }
  const exchange: Exchange = { transport, headers, keepCookies };
  return {
    rest: {
      users: new UsersApi(exchange), catalogue: new CatalogueApi(exchange), patients: new PatientsApi(exchange), addresses: new AddressesApi(exchange),
      labs: new LabsApi(exchange), orders: new OrdersApi(exchange), payments: new PaymentsApi(exchange), admin: new AdminApi(exchange), assistant: new AssistantApi(exchange),
    },
  };
}
