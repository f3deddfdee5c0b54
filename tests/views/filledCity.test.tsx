// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bookingCopy } from '../../web/copy/booking.ts';
import { AddressForm } from '../../web/ui/AddressForm.tsx';
import './support/show.tsx';

const form = (filled: string | null) => (
  <AddressForm
    typedAs="address"
    message={null}
    saving={false}
    check={{ filled, onTyped: () => undefined, note: null }}
    onSave={() => undefined}
  />
);

it('a city that is filled in while somebody is about to type it is replaced by what they type', () => {
  const { rerender } = render(form(null));
  const field = screen.getByLabelText<HTMLInputElement>(bookingCopy.address.city);
  field.focus();
  rerender(form('Bengaluru, Karnataka'));
  const { value, selectionStart, selectionEnd } = field;
  expect(value.slice(selectionStart!, selectionEnd!)).toBe('Bengaluru, Karnataka');
});
