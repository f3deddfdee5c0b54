import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { codeFor, freshPerson } from '../fixtures.ts';
import type { Customer } from '../fixtures.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Waits until the page, or its part, has this heading. */
export const headed = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name, exact: true })).toBeVisible();

/** The first page of signing up: name, e-mail, password. */
export async function fillDetails(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.getByLabel('First name').fill('Meera');
  await page.getByLabel('Last name').fill('Iyer');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await press(page, 'Sign up');
}

/** The second: the mobile number. The code is asked for then. */
export async function fillMobile(page: Page, phone: string): Promise<void> {
  await page.getByLabel('Mobile number').fill(phone);
  await press(page, 'Send OTP');
  await headed(page, 'Enter the code');
}

/** The third: the code. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByRole('group', { name: 'One-time code' }).getByRole('textbox').first().click();
  await page.keyboard.type(code);
}

/** From the first page of signing up to the home page, with the code that was sent. */
export async function signUp(page: Page): Promise<Customer> {
  const person = freshPerson();
  await fillDetails(page, person);
  await headed(page, 'Your mobile number');
  await fillMobile(page, person.phone);
  await typeCode(page, await codeFor(person.phone));
  return person;
}
