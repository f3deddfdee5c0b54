// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ordersCopy } from '../../web/copy/orders.ts';
import { NumberToConfirm } from '../../web/orders/NumberToConfirm.tsx';
import { paths } from '../../web/paths.ts';
import { show } from './support/show.tsx';

afterEach(cleanup);

it.each([
  ['a number that a new password left unproved', '+919000000001', false, [paths.mobile]],
  ['a proved number', '+919000000001', true, []],
  ['no number', null, false, []],
])('%s is said to need its proof, or not', async (_, phone, phoneVerified, links) => {
  await show(<NumberToConfirm />, {}, undefined, { phone, phoneVerified });
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
  expect(screen.queryAllByText(ordersCopy.list.numberToConfirm)).toHaveLength(links.length);
});
