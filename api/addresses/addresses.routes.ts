import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { operation } from '../operation.ts';
import { EmptyAnswer, envelope } from '../envelope.ts';
import { customerOf } from '../plugins/access.ts';
import { conflict, notFound } from '../refusal.ts';
import { refuseIfChanged, withVersion } from '../version.ts';
import { toParts } from './addressColumns.ts';
import { readAddress } from './addresses.rules.ts';
import {
  AddressAnswer,
  AddressChangeRequest,
  AddressesAnswer,
  AddressParams,
  AddressRequest,
} from './addresses.contract.ts';
import type { AddressJson } from './addresses.contract.ts';
import { createAddressRepository } from './addresses.repository.ts';
import type { AddressRow } from './addresses.repository.ts';
import { createSettingsRepository } from './settings.repository.ts';

/** More homes than a family has; anything beyond is an attempt to fill the database. */
const MOST_ADDRESSES = 20;

/** With the id, so that nobody can try addresses until the version of one fits. */
const versioned = (row: AddressRow) => withVersion({ _id: row.id, ...toParts(row) });
const toJson = (row: AddressRow): AddressJson => ({
  ...versioned(row),
  isDefault: row.is_default,
});
const missing = () => notFound('ADDRESS_NOT_FOUND');

/** address/saveaddress and address[/{id}[/default]] (docs/product/calls.md; PD-22, PD-28). */
export function addressRoutes({ db, clock }: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    const addresses = createAddressRepository(db);
    const settings = createSettingsRepository(db);
    const tags = ['addresses'] as const;
    const read = async (sent: AddressRequest) =>
      readAddress(sent, await settings.read('serviceablePins'));

    app.post(
      '/address/saveaddress',
      operation({
        operationId: 'addAddress',
        access: 'customer',
        tags,
        summary: 'Add an address; it becomes the default',
        description: 'Adds an address where samples are collected. It becomes the default one.',
        refuses: ['CONFLICT'],
        body: AddressRequest,
        response: { 201: AddressAnswer },
      }),
      async (request, reply) => {
        const row = await addresses.add(
          customerOf(request).id,
          await read(request.body),
          clock(),
          MOST_ADDRESSES,
        );
        if (!row) throw conflict('ADDRESSES_TOO_MANY', { count: MOST_ADDRESSES });
        return reply.code(201).send(envelope(toJson(row), 'ADDRESS_SAVED'));
      },
    );

    app.get(
      '/address',
      operation({
        operationId: 'addresses',
        access: 'customer',
        tags,
        summary: 'My addresses, the default one first',
        description: "The customer's addresses.",
        refuses: [],
        response: { 200: AddressesAnswer },
      }),
      async (request) => envelope((await addresses.list(customerOf(request).id)).map(toJson)),
    );

    app.get(
      '/address/:id',
      operation({
        operationId: 'address',
        access: 'customer',
        tags,
        summary: 'One address',
        description: 'An address of the customer by its id.',
        refuses: [],
        params: AddressParams,
        response: { 200: AddressAnswer },
      }),
      async (request) => {
        const row = await addresses.find(customerOf(request).id, request.params.id);
        if (!row) throw missing();
        return envelope(toJson(row));
      },
    );

    app.put(
      '/address/:id',
      operation({
        operationId: 'changeAddress',
        access: 'customer',
        tags,
        summary: 'Change an address; it becomes the default',
        description:
          'Replaces all fields of an address, unless it was changed since `version` was read. Existing orders keep the old one.',
        refuses: ['CONFLICT'],
        params: AddressParams,
        body: AddressChangeRequest,
        response: { 200: AddressAnswer },
      }),
      async (request) => {
        const { version, ...sent } = request.body;
        const row = await addresses.change(
          customerOf(request).id,
          request.params.id,
          await read(sent),
          (stored) => refuseIfChanged(version, versioned(stored), 'ADDRESS_CHANGED_SINCE'),
        );
        if (!row) throw missing();
        return envelope(toJson(row), 'ADDRESS_SAVED');
      },
    );

    app.put(
      '/address/:id/default',
      operation({
        operationId: 'chooseDefaultAddress',
        access: 'customer',
        tags,
        summary: 'Choose the default address',
        description: 'Makes it the address that new bookings start with.',
        refuses: [],
        params: AddressParams,
        response: { 200: AddressAnswer },
      }),
      async (request) => {
        const row = await addresses.choose(customerOf(request).id, request.params.id);
        if (!row) throw missing();
        return envelope(toJson(row), 'ADDRESS_DEFAULT_CHANGED');
      },
    );

    app.delete(
      '/address/:id',
      operation({
        operationId: 'deleteAddress',
        access: 'customer',
        tags,
        summary: 'Remove an address',
        description: 'Removes an address. Existing orders keep it.',
        refuses: [],
        params: AddressParams,
        response: { 200: EmptyAnswer },
      }),
      async (request) => {
        if (!(await addresses.remove(customerOf(request).id, request.params.id))) throw missing();
        return envelope(null, 'ADDRESS_REMOVED');
      },
    );
  };
}
