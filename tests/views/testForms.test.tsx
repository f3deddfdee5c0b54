// @vitest-environment jsdom
import { useQuery } from '@apollo/client/react';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AddTestPage } from '../../web/admin/AddTestPage.tsx';
import { AdminTestPage } from '../../web/admin/AdminTestPage.tsx';
import { LabTestsDocument } from '../../web/generated/graphql.ts';
import { labTest } from '../shown/stockPages.shown.ts';
import { box, field, tick, write } from './support/forms.ts';
import { alerts, press } from './support/page.ts';
import { refusal, serve } from './support/service.tsx';
import type { ServiceAnswers } from './support/service.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The list of tests that customers read. */
function Customers() {
  useQuery(LabTestsDocument);
  return null;
}
/** In jsdom a form has only files that a person chose, and no script. */
class FormDataOfTests extends FormData {
  constructor(form?: HTMLFormElement) {
    super(form);
    for (const { name, files } of form?.querySelectorAll<HTMLInputElement>('[type=file]') ?? [])
      if (files?.[0]) this.set(name, files[0]);
  }
}
const listed = { LabTests: { labTests: [] } };

describe('a test that is added', () => {
  const open = (answers: ServiceAnswers) =>
    serve(
      <>
        <Customers />
        <Link to="/admin/add-test">Menu</Link>
        <AddTestPage />
      </>,
      { ...listed, ...answers },
      { at: { path: '*', url: '/admin/add-test' } },
    );
  const added = { addTest: { message: 'Done', reason: 'DONE' } };

  it('is sent with its pictures, and customers see it at once', async () => {
    vi.stubGlobal('FormData', FormDataOfTests);
    const service = await open({ AddTest: added });
    await waitFor(() => expect(service.sent('LabTests')).toHaveLength(1));
    const choose = (name: string) =>
      fireEvent.change(field(name), { target: { files: [new File(['png'], `${name}.png`)] } });
    choose('icon');
    choose('image');
    press('Add Test');
    await screen.findByText('The test is in the catalogue.');
    expect(service.sent('AddTest')).toMatchObject([{ icon: 'icon.png', image: 'image.png' }]);
    await waitFor(() => expect(service.sent('LabTests')).toHaveLength(2));
  });

  it('is followed by an empty form where the menu leads there again', async () => {
    await open({ AddTest: added });
    write('testName', 'Vitamin D');
    await tick('Heart');
    // Before it is saved, that is the form as it is.
    fireEvent.click(screen.getByText('Menu'));
    expect([field('testName').value, box('Heart').checked]).toEqual(['Vitamin D', true]);
    press('Add Test');
    await screen.findByText('The test is in the catalogue.');
    fireEvent.click(screen.getByText('Menu'));
    await waitFor(() => expect(field('testName').value).toBe(''));
    expect(box('Heart').checked).toBe(false);
  });

  it('is followed by an empty form after a reload', async () => {
    await open({ AddTest: added });
    write('testName', 'Vitamin D');
    await tick('Heart');
    press('Add Test');
    await screen.findByText('The test is in the catalogue.');
    cleanup();
    await open({});
    expect([field('testName').value, box('Heart').checked]).toEqual(['', false]);
  });
});

describe('a test that is changed', () => {
  const texts = { tat: null, description: 'About it.', nameHindi: null };
  const other = { ...labTest, ...texts, id: 't2', name: 'TSH' };
  const catalogue = (changes: object = {}) => ({
    adminTests: [
      { test: { ...labTest, ...texts, ...changes }, active: true },
      { test: other, active: true },
    ],
  });
  const open = async (answers: ServiceAnswers = {}, id = 't1') => {
    const service = await serve(
      <>
        <Customers />
        <AdminTestPage />
      </>,
      { ...listed, AdminTests: catalogue(), ...answers },
      { at: { path: '/admin/tests/:id', url: `/admin/tests/${id}` } },
    );
    await screen.findByRole('button', { name: 'Save' });
    return service;
  };

  it('begins with empty fields where it has no text', async () => {
    const none = { reportTime: null, description: null, nameHindi: null, descriptionHindi: null };
    await open({ AdminTests: catalogue(none) });
    const names = ['report_time', 'tat', 'description', 'testNameHindi', 'descriptionHindi'];
    expect(names.map((name) => field(name).value)).toEqual(names.map(() => ''));
  });

  it('is seen by customers at once', async () => {
    const [first] = catalogue().adminTests;
    const service = await open({ ChangeTest: refusal('Another test has this name.') });
    await waitFor(() => expect(service.sent('LabTests')).toHaveLength(1));
    press('Save');
    await waitFor(() => expect(alerts()).toEqual(['Another test has this name.']));
    expect(service.sent('LabTests')).toHaveLength(1);
    service.answers.ChangeTest = { changeTest: first };
    press('Save');
    await waitFor(() => expect(alerts()).toEqual(['Saved.']));
    await waitFor(() => expect(service.sent('LabTests')).toHaveLength(2));
    service.answers.ChangeTest = refusal('Another test has this name.');
    press('Save');
    await waitFor(() => expect(alerts()).toEqual(['Another test has this name.']));
  });

  it('keeps what is typed and ticked over a reload, apart from other tests, until it is saved', async () => {
    const now = () => [field('testName').value, box('Package of several tests').checked];
    await open();
    write('testName', 'Lipids');
    await tick('Package of several tests');
    cleanup();
    await open({}, 't2');
    expect(now()).toEqual(['TSH', false]);
    cleanup();
    const service = await open({ ChangeTest: refusal('The price is too high.') });
    expect(now()).toEqual(['Lipids', true]);
    press('Save');
    await waitFor(() => expect(alerts()).toEqual(['The price is too high.']));
    cleanup();
    service.answers.ChangeTest = { changeTest: catalogue().adminTests[0] };
    await open(service.answers);
    expect(now()).toEqual(['Lipids', true]);
    press('Save');
    await waitFor(() => expect(alerts()).toEqual(['Saved.']));
    cleanup();
    await open();
    expect(now()).toEqual(['Lipid Profile', false]);
  });
});
