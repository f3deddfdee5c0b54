import {
  bookedCall,
  explainedCall,
  openCall,
  usedUpCall,
} from '../../devtools/samples/consultation.samples.ts';
import { consultationCopy as call } from '../../web/copy/consultation.ts';
import { reportCopy } from '../../web/copy/report.ts';
import { momentOf } from '../../web/ui/days.ts';
import type { RouteName } from '../../web/routes.ts';
import { report, reportShown, value } from './report.shown.ts';
import { staffPagesShown } from './staffPages.shown.ts';
import { typed } from './shownOnPage.ts';
import type { ShownOnPage } from './shownOnPage.ts';

type Variant = Pick<ShownOnPage, 'blocks' | 'absent' | 'opens'> & {
  name: string;
  route: RouteName;
  answers: object;
};

const { answers } = reportShown;
const reportWith = (values: ReturnType<typeof value>[]) => ({
  report: {
    ...answers.report,
    correction: null,
    before: [],
    trends: [],
    report: { ...report, values },
  },
});
const [doctor, phone] = [bookedCall.call!.doctorName, openCall.phone!];
/** Two times of a day, and one of the next. */
const times = ['2026-11-23T04:30:00.000Z', '2026-11-23T04:45:00.000Z', '2026-11-24T04:30:00.000Z'];
const ofCall = (name: string, consultation: object, blocks: string[][], absent: string[] = []) => ({
  name: `the call about a report ${name}`,
  route: 'report' as const,
  answers: { consultation },
  blocks,
  absent,
});
const [dueCall] = staffPagesShown.adminCalls.answers.doctorCalls;
const callWith = (changes: object) => ({ doctorCalls: [{ ...dueCall, ...changes }] });

/** Pages with other answers than the usual ones, and what must, or must not, be read there then. */
export const variantsShown: Variant[] = [
  {
    name: 'a report that cannot wait',
    route: 'report',
    answers: reportWith([
      value('Potassium', { value: 7.9, low: 3.5, high: 5.1, flag: 'CRITICAL' }),
      value('Haemoglobin', { value: 4.1, low: 12, high: 15, flag: 'CRITICAL' }),
    ]),
    blocks: [
      [reportCopy.critical, reportCopy.criticalText('Potassium and Haemoglobin')],
      [reportCopy.someOutside(2, 2)],
      ['Potassium 7.9 mg/dL', 'Usual: 3.5 to 5.1', reportCopy.standing.criticalHigh],
      ['Haemoglobin 4.1 mg/dL', 'Usual: 12 to 15', reportCopy.standing.criticalLow],
      [reportCopy.doctor.again, reportCopy.doctor.taken, reportCopy.doctor.change],
    ],
    absent: [reportCopy.notAll],
  },
  {
    name: 'a report in the usual range',
    route: 'report',
    answers: reportWith([value('TSH', { value: 2, low: 1, high: 4 })]),
    blocks: [[reportCopy.allUsual(1)], ['TSH 2 mg/dL'], [reportCopy.doctor.taken]],
    absent: [
      reportCopy.critical,
      reportCopy.notAll,
      reportCopy.doctor.again,
      reportCopy.doctor.change,
      reportCopy.correctedWhy(''),
    ],
  },
  ofCall(
    'with times',
    { ...openCall, times },
    [[call.day], ['Mon, 23 Nov', 'Tue, 24 Nov']],
    [call.time, call.noTimes, call.overdue, call.keep],
  ),
  ofCall('without times', { ...openCall, times: [] }, [[call.noTimes]], [call.day]),
  ofCall('that nobody made', { ...bookedCall, standing: 'OVERDUE' }, [[call.overdue], [call.time]]),
  ofCall('that nobody answered', { ...bookedCall, standing: 'MISSED' }, [[call.missed(doctor)]]),
  ofCall('without its doctor', { ...bookedCall, standing: 'WITHDRAWN' }, [
    [call.withdrawn(doctor)],
  ]),
  ofCall(
    'that is booked',
    bookedCall,
    [
      [call.who, doctor],
      [call.when, momentOf(bookedCall.call!.startsAt)],
      [call.onNumber, phone, call.language, 'English'],
      [call.changeUntil],
      [call.move, call.cancel],
    ],
    [call.noAnswer, call.unchangeable, call.overdue],
  ),
  ofCall(
    'that begins soon',
    { ...bookedCall, phone: null, call: { ...bookedCall.call, changeable: false, noAnswers: 1 } },
    [[call.noAnswer], [call.unchangeable]],
    [call.onNumber, call.changeUntil, call.move, call.cancel],
  ),
  ofCall('that was made', explainedCall, [
    [call.explained, explainedCall.call!.note!, `${doctor}, after the call on`],
  ]),
  ofCall('that is over', usedUpCall, [[call.usedUp]], [call.who]),
  {
    name: 'a call of a doctor that is to come',
    route: 'adminCalls',
    answers: callWith({
      overdue: false,
      due: false,
      phoneOpen: false,
      startsAt: '2027-01-04T04:30:00.000Z',
    }),
    blocks: [['Next days']],
    absent: ['Nothing is written of these', 'Show the number', 'Note to the customer'],
  },
  {
    name: 'a call of a doctor that was made',
    route: 'adminCalls',
    answers: callWith({ state: 'REACHED', due: false, note: 'Drink more.', noAnswers: 1 }),
    blocks: [['Reached', 'Drink more.']],
    absent: ['No answer so far', 'Nobody answered twice'],
  },
  {
    name: 'a call of a doctor to somebody without a number',
    route: 'adminCalls',
    answers: callWith({ noAnswers: 0 }),
    blocks: [['No answer']],
    absent: ['No answer again', 'No answer so far'],
    opens: {
      'Show the number': {
        answers: { doctorCallPhone: typed('DoctorCallPhone', { phone: null }) },
        blocks: [['There is no number any more.']],
      },
      'Open the report: Leela': {
        answers: {
          doctorCall: typed('DoctorReport', {
            call: typed('DoctorCall', { id: 'c1' }),
            readyAt: '2026-09-07T02:00:00.000Z',
            values: [],
            labName: 'Kaveri Precision Labs',
            collectedAt: null,
            correction: null,
            correctedAt: null,
            before: [],
            url: '/c1.pdf',
          }),
        },
        blocks: [['Kaveri Precision Labs', 'Download PDF']],
      },
    },
  },
];
