// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { EditTestForm } from '../../web/admin/EditTestForm.tsx';
import { AdminLabsPage } from '../../web/admin/labs/AdminLabsPage.tsx';
import { LabHolidaysForm } from '../../web/admin/labs/LabHolidaysForm.tsx';
import { LabMark } from '../../web/ui/icons.tsx';
import { adminLab } from '../../devtools/samples/labSchedule.samples.ts';
import { stockPagesShown } from '../shown/stockPages.shown.ts';
import { show } from './support/show.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const [listed] = stockPagesShown.adminTest.answers.adminTests;

it('each entry of a list of a test is a tag of its own', async () => {
  const { test } = listed!;
  const lists = {
    disclaimers: ['Ask a doctor', 'No alcohol'],
    features: ['At home', 'Quick'],
    whyBook: ['Heart', 'Age'],
    aliases: ['cholesterol', 'blood fat'],
    disclaimersForHindi: ['डॉक्टर से पूछें', 'शराब नहीं'],
    featuresForHindi: ['घर पर', 'जल्दी'],
    whyBookForHindi: ['दिल', 'उम्र'],
  };
  await show(<EditTestForm initial={{ ...listed, test: { ...test, ...lists } } as never} />);
  const tags = [...document.querySelectorAll('[data-scope="tags-input"][data-part="item-text"]')];
  expect(tags.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(Object.values(lists).flat()),
  );
});

it('a holiday of half a day is one of that half', async () => {
  await show(<LabHolidaysForm lab={{ ...adminLab, holidays: [] } as never} />);
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-12-25' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Closed' }), {
    target: { value: 'MORNING' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Add holiday' }));
  const [holiday, ...rest] = screen.getAllByRole('listitem');
  expect(rest).toEqual([]);
  expect(holiday!.textContent).toContain('Fri, 25 Dec, Until noon');
});

it('without a lab one way leads to the first, in the place of the list', async () => {
  await show(<AdminLabsPage />, { adminLabs: [] });
  expect(await screen.findAllByRole('link', { name: 'Add lab' })).toHaveLength(1);
});

it('labs whose names are alike have marks of different tints', async () => {
  await show(
    <>
      <LabMark name="North Lab" image="icon:lab-1" />
      <LabMark name="South Lab" image="icon:lab-2" />
      <LabMark name="Lab of ten" image={null} />
    </>,
  );
  const tint = (initials: string) =>
    within(document.body).getByText(initials).parentElement!.style.getPropertyValue('--hue');
  expect(['NL', 'SL', 'LO'].map(tint)).toEqual(['184', '152', '152']);
});
