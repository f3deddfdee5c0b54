import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSchema, createGateway } from '../../gateway/gateway.ts';
import { disclaimersOf, reasonsOf } from '../../gateway/listText.ts';
import { ask as askGateway, stubService } from './support/stubService.ts';
import type { StubService } from './support/stubService.ts';

const gateway = createGateway({ schema: buildSchema(), production: false });
beforeAll(() => gateway.start());
afterAll(() => gateway.stop());

const ask = (
  service: Pick<StubService, 'transport'>,
  query: string,
  variables?: Record<string, unknown>,
  cookies?: string[],
) => askGateway(gateway, service, query, variables, cookies);

describe('the gateway', () => {
  it('renames a patient both ways and lowercases the gender (docs/product/validation.md)', async () => {
    const service = stubService();
    service.answers({
      _id: 'p1',
      bookingforWhom: 'son',
      name: 'Arjun',
      DOB: '2014-07-05',
      gender: 'male',
      age: 12,
    });
    const { data } = await ask(
      service,
      'mutation($input: PatientInput!) { savePatient(input: $input) { id relation name dateOfBirth gender age } }',
      { input: { relation: 'SON', name: 'Arjun', dateOfBirth: '2014-07-05', gender: 'MALE' } },
    );
    expect(data, 'clause 5.2').toEqual({
      savePatient: {
        id: 'p1',
        relation: 'SON',
        name: 'Arjun',
        dateOfBirth: '2014-07-05',
        gender: 'MALE',
        age: 12,
      },
    });
    expect(service.calls[0]).toMatchObject({
      method: 'POST',
      path: '/api/v1/patient/patientdetails',
    });
    expect(JSON.parse(String(service.calls[0]!.body)), 'clause 5.2').toEqual({
      bookingforWhom: 'son',
      name: 'Arjun',
      DOB: '2014-07-05',
      gender: 'male',
    });
  });

  it('changes a patient whose id is given instead of adding another', async () => {
    const service = stubService();
    service.answers({
      _id: 'p1',
      bookingforWhom: 'Other',
      name: 'Arjun',
      DOB: '2014-07-05',
      gender: 'others',
      age: 12,
    });
    await ask(service, 'mutation($input: PatientInput!) { savePatient(input: $input) { id } }', {
      input: {
        id: 'p/1',
        relation: 'OTHERS',
        name: 'Arjun',
        dateOfBirth: '2014-07-05',
        gender: 'OTHERS',
        changed: ['RELATION', 'DATE_OF_BIRTH', 'GENDER'],
      },
    });
    expect(service.calls[0]).toMatchObject({ method: 'PUT', path: '/api/v1/patient/p%2F1' });
    expect(JSON.parse(String(service.calls[0]!.body)), 'clause 5.2').toMatchObject({
      bookingforWhom: 'Other',
      gender: 'others',
      changed: ['bookingforWhom', 'DOB', 'gender'],
    });
  });

  it('hands on the cookie and the address, no other header, and relays new cookies', async () => {
    const service = stubService();
    service.answers({ _id: 'u1', userID: 'u1', firstName: 'Asha' }, 'Welcome back', {
      'set-cookie': ['assay_session=new; HttpOnly'],
    });
    const cookies: string[] = [];
    const { data } = await ask(
      service,
      'mutation { signIn(input: { email: "a@b.c", password: "x" }) { id firstName message } }',
      {},
      cookies,
    );
    expect(data).toEqual({ signIn: { id: 'u1', firstName: 'Asha', message: 'Welcome back' } });
    expect(service.calls[0]!.headers).toEqual({
      cookie: 'assay_session=abc',
      'x-forwarded-for': '10.0.0.9',
      'x-request-id': 'r1',
      'content-type': 'application/json',
    });
    expect(cookies).toEqual(['assay_session=new; HttpOnly']);
  });

  it("keeps the service's message and code on a refusal, and says nothing of the inside of a fault", async () => {
    const service = stubService();
    service.refuses(409, 'That slot was just taken. Please pick another one.', 'SLOT_TAKEN');
    const order = 'mutation($input: OrderInput!) { createOrder(input: $input) { id } }';
    const chosen = { patientId: 'p', testId: 't', labId: 'l', slotId: 's', addressId: 'a' };
    const input = { ...chosen, idempotencyKey: 'k.0' };
    expect((await ask(service, order, { input })).errors?.[0]).toMatchObject({
      message: 'That slot was just taken. Please pick another one.',
      extensions: { code: 'SLOT_TAKEN' },
    });
    expect(service.calls[0]!.headers['idempotency-key']).toBe('k.0');
    service.breaks(new Error('ECONNREFUSED 10.1.2.3'));
    const { errors } = await ask(service, order, { input });
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'UNAVAILABLE' } });
    expect(JSON.stringify(errors)).not.toContain('10.1.2.3');
  });

  it('calls bad input bad input, however much of it there is', async () => {
    const { errors } = await ask(
      stubService(),
      'mutation($input: AdminSettingsInput!) { saveAdminSettings(input: $input) { technicians } }',
      {
        input: {
          version: 'v',
          serviceablePins: [],
          technicians: Array.from({ length: 60 }, () => ({})),
        },
      },
    );
    expect(errors!.length).toBeGreaterThan(50);
    expect(new Set(errors!.map(({ extensions }) => extensions?.code))).toEqual(
      new Set(['BAD_USER_INPUT']),
    );
  });

  it('answers null for nobody, and an error for a broken service', async () => {
    const service = stubService();
    service.refuses(401, 'Please log in', 'UNAUTHENTICATED');
    expect((await ask(service, '{ me { id } admin { id } }')).data).toEqual({
      me: null,
      admin: null,
    });
    service.refuses(503, 'The service is busy', 'UNAVAILABLE');
    expect((await ask(service, '{ me { id } }')).errors?.[0]?.extensions?.code).toBe('UNAVAILABLE');
  });

  it('makes a refused payment an answer and a broken one an error', async () => {
    const service = stubService();
    const verify =
      'mutation { verifyPayment(proof: { orderId: "o", providerPaymentId: "p", providerOrderId: "q", signature: "s" }) { accepted status message orderId } }';
    service.refuses(400, 'The payment could not be verified', 'BAD_REQUEST');
    expect((await ask(service, verify)).data).toEqual({
      verifyPayment: {
        accepted: false,
        status: 'BAD_REQUEST',
        message: 'The payment could not be verified',
        orderId: null,
      },
    });
    service.answers({ order: { _id: 'o', paymentStatus: 'SUCCESS' } }, 'Payment verified');
    expect((await ask(service, verify)).data).toEqual({
      verifyPayment: {
        accepted: true,
        status: 'SUCCESS',
        message: 'Payment verified',
        orderId: 'o',
      },
    });
    service.refuses(500, 'Something went wrong on our side', 'INTERNAL');
    expect((await ask(service, verify)).errors).toHaveLength(1);
  });

  it.each(['', '.', '..'])("takes '%s' for nobody's id, not for another path", async (id) => {
    const service = stubService();
    const { errors } = await ask(service, 'query($id: ID!) { order(id: $id) { id } }', { id });
    expect(errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    expect(service.calls).toEqual([]);
  });

  it('asks the service once for equal reads of one request', async () => {
    const service = stubService();
    service.answers([]);
    await ask(service, '{ one: labTests { id } two: labTests { id } }');
    expect(service.calls).toHaveLength(1);
  });

  it.each([
    [
      'many things at once',
      `{ ${Array.from({ length: 40 }, (_, n) => `a${n}: labTests { id }`).join(' ')} }`,
    ],
    ['a long document', `{ labTests { ${'id '.repeat(3000)} } }`],
    [
      'many things at once, in fragments',
      `{ ...all } fragment all on Query { ${Array.from({ length: 13 }, (_, n) => `a${n}: labTest(id: "${n}") { id }`).join(' ')} }`,
    ],
    [
      'too many fields',
      `{ labTests { ${Array.from({ length: 401 }, (_, n) => `a${n}: id`).join(' ')} } }`,
    ],
    [
      'deep nesting',
      `{ __schema { types { ${'fields { type { '.repeat(6)} name ${'} }'.repeat(6)} } } }`,
    ],
    [
      'a fragment that spreads itself',
      'query { ...a } fragment a on Query { labTests { id } ...a }',
    ],
    [
      'fragments that double without end',
      `{ ...f0 } ${Array.from({ length: 60 }, (_, n) => `fragment f${n} on Query { ...f${(n + 1) % 60} ...f${(n + 1) % 60} }`).join(' ')}`,
    ],
  ])('refuses %s before anything runs', async (_, query) => {
    const service = stubService();
    const { errors } = await ask(service, query);
    expect(errors?.length).toBeGreaterThan(0);
    expect(service.calls).toEqual([]);
  });
});

describe('texts in place of lists', () => {
  it('splits disclaimers on newlines, bullets, semicolons and ends of sentences; 3.5 stays whole', () => {
    expect(
      disclaimersOf(
        'Report supports a doctor. Values above 3.5 differ; compare\n• Tell us. Tell us',
      ),
    ).toEqual(['Report supports a doctor', 'Values above 3.5 differ', 'compare', 'Tell us']);
  });
  it('splits reasons on newlines, bullets and pipes, and leaves lists alone', () => {
    expect(reasonsOf('Cheap | Quick.Fast | • Cheap')).toEqual(['Cheap', 'Quick.Fast']);
    expect(reasonsOf(['a | b', ' a | b '])).toEqual(['a | b']);
  });
});
