// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { AddTestPage } from '../../web/admin/AddTestPage.tsx';
import { AdminTestPage } from '../../web/admin/AdminTestPage.tsx';
import { adminCopy } from '../../web/copy/admin.ts';
import { labTest } from '../shown/stockPages.shown.ts';
import { box, field, fillInTest, paste, testSent, tick, write } from './support/forms.ts';
import { button, hrefs, press, put, says, textsOf } from './support/page.ts';
import { forEverybody, sentFit, storedFit } from './support/testFit.ts';
import { refusal, serve } from './support/service.tsx';
import type { ServiceAnswers } from './support/service.tsx';

const copy = { ...adminCopy.addTest, offered: adminCopy.editTest.offered };
/** In jsdom a form has only files that a person chose, and no script. */
class FormDataOfTests extends FormData {
  constructor(form?: HTMLFormElement) {
    super(form);
    for (const { name, files } of form?.querySelectorAll<HTMLInputElement>('[type=file]') ?? [])
      if (files?.[0]) this.set(name, files[0]);
  }
}
const lists = ['disclaimers', 'features', 'whyBook'];
/** No entry in any of the lists of a test. */
const none = Object.fromEntries(
  [...lists, 'aliases', ...lists.map((name) => `${name}Hindi`)].map((name) => [name, []]),
);

describe('a test is added', () => {
  const open = (answers: ServiceAnswers) =>
    serve(
      <>
        <Link to="/admin/add-test">Menu</Link>
        <AddTestPage />
      </>,
      answers,
      { at: { path: '*', url: '/admin/add-test' } },
    );
  const added = { addTest: { message: 'Done', reason: 'DONE' } };
  /** What the form holds: a text, two boxes, the entries of its lists. */
  const now = () => [
    field('testName').value,
    box('Diabetes').checked,
    box(copy.isPackage).checked,
    textsOf('[data-part="item-text"]'),
  ];
  const nothing = ['', false, false, []];

  it('with everything that was filled in; then another one begins empty', async () => {
    const service = await open({ AddTest: refusal('The price is too high.') });
    fillInTest();
    await tick('Heart');
    await tick('Diabetes');
    await tick('Heart', false);
    await tick(copy.isPackage);
    press(copy.action);
    await says('The price is too high.');
    expect(now().slice(0, 3)).toEqual(['Vitamin D', true, true]);
    service.answers.AddTest = added;
    press(copy.action);
    await screen.findByText(copy.saved);
    const input = { ...testSent, ...forEverybody, concerns: ['DIABETES'], isPackage: true };
    const sent = { input, icon: null, image: null };
    expect(service.sent('AddTest')).toEqual([sent, sent]);
    press(copy.another);
    expect(now()).toEqual(nothing);
  });

  it('with its pictures, and with empty lists where nothing was', async () => {
    vi.stubGlobal('FormData', FormDataOfTests);
    const service = await open({});
    for (const name of ['icon', 'image'])
      fireEvent.change(field(name), { target: { files: [new File(['png'], `${name}.png`)] } });
    press(copy.action);
    await waitFor(() => expect(service.sent('AddTest')).toHaveLength(1));
    const input = expect.objectContaining({ ...none, concerns: [], isPackage: false }) as object;
    const pictures = { icon: 'icon.png', image: 'image.png' };
    expect(service.sent('AddTest')).toEqual([{ input, ...pictures }]);
    expect(button(/Add Test/).disabled).toBe(true);
  });

  it('and what is typed is there until then: after a reload, and where the menu leads there', async () => {
    await open({});
    write('testName', 'Vitamin D');
    paste('features', 'At home, Quick');
    await tick('Diabetes');
    cleanup();
    await open({ AddTest: added });
    const typed = ['Vitamin D', true, false, ['At home', 'Quick']];
    expect(now()).toEqual(typed);
    fireEvent.click(screen.getByText('Menu'));
    expect(now()).toEqual(typed);
    press(copy.action);
    await screen.findByText(copy.saved);
    fireEvent.click(screen.getByText('Menu'));
    await waitFor(() => expect(now()).toEqual(nothing));
    cleanup();
    await open({});
    expect(now()).toEqual(nothing);
  });
});

describe('a test is changed', () => {
  const hindi = {
    nameHindi: 'लिपिड',
    descriptionHindi: 'वसा',
    disclaimersHindi: ['एक बात', 'दूसरी'],
    whyBookHindi: ['दिल', 'उम्र'],
    inclusionsHindi: ['एचडीएल', 'एलडीएल'],
    featuresHindi: ['घर पर', 'जल्दी'],
  };
  const english = {
    inclusions: ['HDL', 'LDL'],
    whyBook: ['Heart', 'Age'],
    features: ['Quick', 'At home'],
  };
  const test = { ...labTest, ...hindi, ...english, ...storedFit };
  const catalogue = (changes: object = {}, active = true) => ({
    adminTests: [
      { test: { ...test, id: 't0', name: 'Another' }, version: 'v0', active },
      { test: { ...test, ...changes }, version: 'v1', active },
    ],
  });
  const unchanged = {
    ...hindi,
    ...english,
    ...sentFit,
    testName: 'Lipid Profile',
    price: '1649',
    reportTime: '10 Hrs',
    tat: '',
    description: 'About it.',
    inclusions: 'HDL, LDL',
    disclaimers: ['Note one'],
    aliases: ['cholesterol'],
    inclusionsHindi: 'एचडीएल, एलडीएल',
    concerns: ['HEART'],
    isPackage: false,
    fasting: 'NEEDED',
    active: true,
  };
  const open = async (answers: ServiceAnswers = {}, id = 't1') => {
    const service = await serve(
      <>
        <AdminTestPage />
      </>,
      { AdminTests: catalogue(), ...answers },
      { at: { path: '/admin/tests/:id', url: `/admin/tests/${id}` } },
    );
    await screen.findByRole('button', { name: 'Save' });
    return service;
  };
  const changed = { changeTest: catalogue().adminTests[1] };

  it('from what it is; saved as it stands, nothing of it is another', async () => {
    const service = await open({ ChangeTest: refusal('Another test has this name.') });
    press('Save');
    await says('Another test has this name.');
    expect(service.sent('ChangeTest')).toEqual([{ id: 't1', version: 'v1', input: unchanged }]);
    service.answers.ChangeTest = changed;
    press('Save');
    await says('Saved.');
    service.answers.ChangeTest = refusal('Another test has this name.');
    press('Save');
    await says('Another test has this name.');
  });

  it('in all that can be filled in and chosen', async () => {
    const service = await open({ AdminTests: catalogue(none), ChangeTest: changed });
    put(copy.fields.for_gender, 'FEMALE');
    write('age_from', ' 18');
    write('contains', 'tsh, hba1c');
    fillInTest();
    await tick('Diabetes');
    await tick('Heart', false);
    await tick(copy.isPackage);
    await tick(copy.offered, false);
    put('Fasting', 'UNKNOWN');
    press('Save');
    await says('Saved.');
    const fits = { ...sentFit, forGender: 'FEMALE', ageFrom: ' 18', contains: ['tsh', 'hba1c'] };
    const chosen = { concerns: ['DIABETES'], isPackage: true, fasting: 'UNKNOWN', active: false };
    const input = { ...testSent, ...fits, ...chosen };
    expect(service.sent('ChangeTest')).toEqual([{ id: 't1', version: 'v1', input }]);
  });

  it.each([
    [null, '', null],
    [null, '99', '99'],
    // The service says that it needs one.
    [1649, '', ''],
  ])('whose price is %o and typed as "%s" is sent as %o', async (priceInRupees, typed, price) => {
    const service = await open({ AdminTests: catalogue({ priceInRupees }) });
    expect(field('price').value).toBe(priceInRupees === null ? '' : '1649');
    write('price', typed);
    press('Save');
    await waitFor(() => expect(service.sent('ChangeTest')).toMatchObject([{ input: { price } }]));
  });

  it('that has no texts begins with empty fields; that is hidden says so', async () => {
    const texts = { reportTime: null, description: null, nameHindi: null, descriptionHindi: null };
    await open({ AdminTests: catalogue({ ...texts, tat: null, isPackage: true }, false) });
    const names = ['report_time', 'tat', 'description', 'testNameHindi', 'descriptionHindi'];
    expect(names.map((name) => field(name).value)).toEqual(names.map(() => ''));
    expect([box(copy.offered).checked, box(copy.isPackage).checked]).toEqual([false, true]);
  });

  it('keeps what is typed and ticked over a reload, apart from other tests, until it is saved', async () => {
    const now = () => [field('testName').value, box(copy.isPackage).checked];
    await open();
    write('testName', 'Lipids');
    await tick(copy.isPackage);
    cleanup();
    await open({}, 't0');
    expect(now()).toEqual(['Another', false]);
    cleanup();
    await open({ ChangeTest: changed });
    expect(now()).toEqual(['Lipids', true]);
    press('Save');
    await says('Saved.');
    cleanup();
    await open();
    expect(now()).toEqual(['Lipid Profile', false]);
  });

  it('that there is not leads to the list', async () => {
    const at = { path: '/admin/tests/:id', url: '/admin/tests/t1' };
    await serve(<AdminTestPage />, { AdminTests: { adminTests: [] } }, { at });
    await screen.findByRole('link', { name: 'Tests' });
    expect(hrefs()).toContain('/admin/tests');
  });
});
