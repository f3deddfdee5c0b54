import type { technicianDayMachine } from '../../machines/technicianDay/technicianDay.machine.ts';
import type { TechnicianDayContext } from '../../machines/technicianDay/technicianDay.types.ts';
import { patientCopy } from '../../web/copy/patients.ts';
import { addressLines } from './addressLines.ts';
import { blocks, nothing } from './shown.ts';
import type { Shown, ShownIn } from './shown.ts';

/** What is needed at the door of each visit, and no price. */
const atTheDoor = ({ stored }: Pick<TechnicianDayContext, 'stored'>): Shown =>
  blocks(
    ...(stored?.day.visits ?? []).flatMap(({ number, items, address, ...visit }) => [
      [visit.startTime, '–', visit.endTime, `Order ${number}`, '·', `For ${visit.labName}`],
      ...items.map(({ testName, sample, patient }) => [
        `${patient.name}, ${patientCopy.age(patient)}, Female`,
        testName,
        '·',
        sample!,
        'Must be fasting',
      ]),
      addressLines(address),
    ]),
  );

export const technicianDayShown: ShownIn<typeof technicianDayMachine> = {
  'page.loading': atTheDoor,
  'page.failed': nothing,
  'page.looking': atTheDoor,
  'page.collecting': atTheDoor,
  'page.failing': atTheDoor,
  'page.askingPhone': atTheDoor,
  'outbox.allSent': atTheDoor,
  'outbox.sending': atTheDoor,
  'outbox.unsent': atTheDoor,
  'outbox.awaitingLogin': atTheDoor,
};
