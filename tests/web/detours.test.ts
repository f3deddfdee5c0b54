import { describe, expect, it } from 'vitest';
import { detourOf } from '../../web/detourOf.ts';
import { hindiPath, pathInHindi } from '../../web/languagePaths.ts';
import { isBookingPage } from '../../web/routeAt.ts';

const guest = {};
const customer = { me: { phoneVerified: false } };
const verified = { me: { phoneVerified: true } };
const staff = { admin: {} };

describe('before a page', () => {
  it.each([
    ['everyone', guest, null],
    ['everyone', customer, null],
    ['customer', guest, '/login'],
    ['customer', { me: null }, '/login'],
    ['customer', { me: null, isNewDevice: true }, '/'],
    ['verified', { ...customer, isNewDevice: true }, '/mobileNo'],
    // Who works here is no customer because of that.
    ['customer', staff, '/login'],
    ['customer', customer, null],
    ['verified', guest, '/login'],
    ['verified', customer, '/mobileNo'],
    ['verified', verified, null],
    ['admin', guest, '/adminLogin'],
    ['admin', verified, '/adminLogin'],
    ['admin', { admin: null }, '/adminLogin'],
    ['admin', staff, null],
  ] as const)('for %s somebody who is %o goes to %s', (access, visitor, detour) => {
    expect(detourOf(access, visitor)).toBe(detour);
  });
});

it.each([
  ['/Lab', true],
  ['/checkout?order=o1', true],
  ['/orders', false],
  ['/home', false],
  ['/no/such/page', false],
  [null, false],
])('%s belongs to a booking: %s', (wanted, isBooking) => {
  expect(isBookingPage(wanted)).toBe(isBooking);
});

describe('addresses in Hindi', () => {
  it.each([
    ['/', '/hi'],
    ['/home', '/hi/home'],
    ['/testinfo/t1', '/hi/testinfo/t1'],
  ])('of %s is %s', (path, address) => {
    expect(hindiPath(path)).toBe(address);
  });

  it.each([
    ['/hi/home', '/home'],
    ['/HI/home', '/home'],
    ['/hi', '/'],
    ['/hi/login', '/login'],
    ['/hi/testinfo/t1', '/testinfo/t1'],
    ['/home', undefined],
    ['/history', undefined],
    ['/xhi/home', undefined],
    // What is behind a login, or not rendered by the server, has none.
    ['/hi/orders', undefined],
    ['/hi/Lab', undefined],
    ['/hi/no/such/page', undefined],
  ])('%s is that of %s', (address, path) => {
    expect(pathInHindi(address)).toBe(path);
  });
});
