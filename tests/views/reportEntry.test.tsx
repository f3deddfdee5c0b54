// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  emptyEntry,
  othersEntry,
  othersPdf,
  ownEntry,
  ownPdf,
  releasedEntry,
} from '../../devtools/samples/reportEntry.samples.ts';
import type { ReportEntry } from '../../machines/generated/schema.ts';
import { ValuesPage } from '../../web/admin/values/ValuesPage.tsx';
import { adminValuesCopy as copy } from '../../web/copy/adminValues.ts';
import { dayOfMoment } from '../../web/ui/days.ts';
import { write, writeAll } from './support/forms.ts';
import {
  buttons,
  choose,
  describedBy,
  labelled,
  press,
  put,
  says,
  valueOf,
} from './support/page.ts';
import { refusal, serve } from './support/service.tsx';
import type { ServiceAnswers } from './support/service.tsx';

const { pdf } = copy;
const typedTexts = () => Object.keys(sessionStorage).filter((key) => key.includes('typed.'));
const open = async (reportEntry: ReportEntry, answers: ServiceAnswers = {}, staffId = 's1') => {
  const service = await serve(
    <ValuesPage />,
    { ReportEntry: { reportEntry }, ...answers },
    { at: { path: '/admin/reports/:id', url: '/admin/reports/r1' }, staff: { id: staffId } },
  );
  await screen.findByText(reportEntry.labName);
  return service;
};

it('values are entered beside their usual ranges, and stay typed when they are refused', async () => {
  const parameters = [
    { parameter: 'Haemoglobin', unit: 'g/dL', low: 12, high: 15 },
    { parameter: 'HDL', unit: 'mg/dL', low: 50, high: null },
    { parameter: 'CRP', unit: 'mg/L', low: null, high: 5 },
    { parameter: 'Blood group', unit: '', low: null, high: null },
  ];
  const service = await open(
    { ...emptyEntry, parameters, sampleIds: ['A-17'] },
    { EnterValues: refusal('That is no number.') },
  );
  const fields = ['Haemoglobin, g/dL', 'HDL, mg/dL', 'CRP, mg/L', 'Blood group'];
  expect(fields.map((label) => describedBy(labelled(label)).join())).toEqual([
    copy.usual('12', '15'),
    copy.usualFrom('50'),
    copy.usualTo('5'),
    '',
  ]);
  const typed = { sampleId: ' A-17 ', value0: '11.4', value1: '57', value2: 'x', value3: 'B' };
  writeAll(typed);
  press(copy.save);
  await says('That is no number.');
  const values = parameters.map(({ parameter }, index) => ({
    parameter,
    value: typed[`value${index as 0 | 1 | 2 | 3}`],
  }));
  const sent = { id: 'r1', input: { values, sampleId: 'A-17', correction: '' } };
  expect(service.sent('EnterValues')).toEqual([sent]);
  expect(labelled('CRP, mg/L').value).toBe('x');
  write('value2', '4');
  service.answers.EnterValues = { enterValues: ownEntry };
  press(copy.save);
  await screen.findByRole('heading', { name: copy.waiting });
  expect(service.sent('EnterValues')).toHaveLength(2);
  expect(typedTexts()).toEqual([]);
  expect(buttons()).not.toContain(copy.release);
});

it('values of somebody else are released with whom was reached about a critical one', async () => {
  const entered = othersEntry.entered!;
  const critical = entered.values.map((value) => ({ ...value, flag: 'CRITICAL' as const }));
  const service = await open(
    { ...othersEntry, entered: { ...entered, values: critical } },
    { ReleaseValues: refusal('Nobody was reached.') },
  );
  press(copy.release);
  await says('Nobody was reached.');
  put(copy.call, 'Dr. Rao, 4 pm');
  service.answers.ReleaseValues = { releaseValues: releasedEntry };
  press(copy.release);
  await screen.findByRole('heading', { name: copy.released });
  const ofEntry = { id: 'r1', valuesId: entered.id };
  expect(service.sent('ReleaseValues')).toEqual([
    { ...ofEntry, callNote: '' },
    { ...ofEntry, callNote: 'Dr. Rao, 4 pm' },
  ]);
  expect(typedTexts()).toEqual([]);
  // What was released is only changed with the reason.
  press(copy.correct);
  expect([copy.why, pdf.why].map(valueOf)).toEqual(['', '']);
  expect(labelled(pdf.correct).type).toBe('file');
});

it('a PDF of somebody else is released by whose it says it is, or rejected with the reason', async () => {
  const service = await open(othersPdf, { ReleaseReportFile: refusal('That is somebody else.') });
  write('patient', 'Leela Menon');
  write('age', '69');
  await choose('Female');
  press(pdf.release);
  await says('That is somebody else.');
  const ofFile = { id: 'r1', fileId: othersPdf.upload!.id };
  const read = { patient: 'Leela Menon', age: '69', gender: 'female', sampleId: '' };
  expect(service.sent('ReleaseReportFile')).toEqual([{ ...ofFile, read }]);
  const rejected = {
    ...othersPdf.upload!,
    state: 'REJECTED',
    uploadedBy: null,
    rejection: 'Of another test',
    url: null,
  };
  const withoutFile = { ...emptyEntry, files: [rejected] };
  service.answers.RejectReportFile = { rejectReportFile: withoutFile };
  service.answers.ReportEntry = { reportEntry: withoutFile };
  write('reason', 'Of another test');
  press(pdf.reject);
  await screen.findByText('Of another test');
  expect(service.sent('RejectReportFile')).toEqual([{ ...ofFile, reason: 'Of another test' }]);
  await waitFor(() => expect(typedTexts()).toEqual([]));
  // The next one is the first that the customer sees, so nobody asks why it changes.
  await waitFor(() => expect(labelled(pdf.choose).type).toBe('file'));
  expect(screen.queryByLabelText(pdf.why)).toBeNull();
});

it('what was said of a PDF is gone where the values are entered again', async () => {
  const refused = { RejectReportFile: refusal('Say why.') };
  await open({ ...ownEntry, upload: ownPdf.upload }, refused);
  press(pdf.takeBack);
  await says('Say why.');
  press(copy.again);
  expect(labelled('Haemoglobin, g/dL').disabled).toBe(false);
  expect(screen.queryByText('Say why.')).toBeNull();
});

it('what one person has typed of a PDF is not there for another in the same tab', async () => {
  const readBy = async (staffId: string) => {
    cleanup();
    await open(othersPdf, {}, staffId);
    return valueOf(pdf.name);
  };
  await readBy('s1');
  write('patient', 'Leela Menon');
  expect([await readBy('s2'), await readBy('s1')]).toEqual(['', 'Leela Menon']);
});

it('says why a PDF or values replace others, and what became of each PDF', async () => {
  const upload = { ...ownPdf.upload!, correction: 'Blurred' };
  const decided = { decidedBy: 'Omar Khan', decidedAt: '2026-12-02T09:00:00.000Z' };
  const rejected = { ...upload, ...decided, id: 'f0', rejection: 'Somebody else', url: null };
  await open({
    ...ownPdf,
    entered: { ...ownEntry.entered!, correction: 'Diluted' },
    upload,
    files: [{ ...rejected, state: 'REJECTED' }],
  });
  expect(screen.getAllByText(pdf.corrects('Blurred'))).toHaveLength(2);
  screen.getByText('Diluted');
  screen.getByText('Somebody else');
  screen.getByText(pdf.decided('Omar Khan', dayOfMoment(decided.decidedAt)));
});

it.each([
  ['asks', ['A-17'], 1],
  ['does not ask', [], 0],
])('%s what sample a PDF says where there are %j', async (_, sampleIds, fields) => {
  await open({ ...othersPdf, sampleIds });
  expect(screen.queryAllByLabelText(pdf.sample)).toHaveLength(fields);
  expect(screen.queryAllByText(copy.samples('A-17'))).toHaveLength(fields);
});
