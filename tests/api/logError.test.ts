import { expect, it } from 'vitest';
import { logError } from '../../api/logError.ts';

const said = (message: string, options?: ErrorOptions, more: object = {}) =>
  Object.assign(new Error(message, options), more);

it('an error is logged with its code, and with what caused it, to the first cause', () => {
  const first = said('connect ECONNREFUSED 10.0.0.9:5432', {}, { code: 'ECONNREFUSED' });
  const second = said('no connection', { cause: first });
  const logged = logError(said('the order could not be read', { cause: second }, { code: 'X1' }));
  expect(logged).toMatchObject({
    type: 'Error',
    message: 'the order could not be read',
    code: 'X1',
    cause: {
      message: 'no connection',
      cause: { message: 'connect ECONNREFUSED 10.0.0.9:5432', code: 'ECONNREFUSED' },
    },
  });
  expect(JSON.stringify(logged.cause)).not.toContain('X1');
});

it('nobody’s e-mail or number is in it, however deep, and nothing that others hung on it', () => {
  const cause = said('550 <asha.rao@example.com> is full', {}, { recipient: 'asha@example.com' });
  const logged = JSON.stringify(
    logError(said('no SMS to +91 90000 00001', { cause }, { detail: 'Key (phone)=(9000000001)' })),
  );
  expect(logged).toContain('no SMS to [number]');
  expect(logged).toContain('550 <[e-mail]> is full');
  expect(logged).not.toMatch(/asha|90000|detail|recipient/);
});

it('a cause that is no error is left out: it may be anything that was typed', () => {
  expect(logError(said('refused', { cause: { typed: 'asha@example.com' } }))).not.toHaveProperty(
    'cause',
  );
});
