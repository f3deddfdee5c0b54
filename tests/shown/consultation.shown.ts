import type { Consultation } from '../../machines/generated/schema.ts';
import type { consultationMachine } from '../../machines/consultation/consultation.machine.ts';
import { consultationCopy as copy } from '../../web/copy/consultation.ts';
import { momentOf } from '../../web/ui/days.ts';
import { blocks, nothing } from './shown.ts';
import type { ShownIn } from './shown.ts';

interface Context {
  consultation: Consultation | null;
  startsAt: string | null;
}
const says = (sentence: string) => () => blocks([sentence]);
const times = ({ consultation }: Context) => ({
  ...blocks([copy.day], [copy.time]),
  absent: consultation?.times.length ? [copy.noTimes] : [],
});
const chosen = ({ consultation, startsAt }: Context) =>
  blocks([copy.chosen(momentOf(startsAt!))], [copy.number(consultation!.phone!)]);
const booked = ({ consultation }: Context) => {
  const { phone, call } = consultation!;
  return blocks([copy.who, call!.doctorName], [copy.when, momentOf(call!.startsAt)], [phone!]);
};

/** What is read of the call about a report. */
export const consultationShown: ShownIn<typeof consultationMachine> = {
  loading: nothing,
  loadFailed: says(copy.failed),
  unavailable: says(copy.unavailable),
  phoneMissing: says(copy.phoneMissing),
  choosing: times,
  refreshing: times,
  confirming: chosen,
  saving: chosen,
  moving: chosen,
  booked,
  following: booked,
  askingToCancel: booked,
  cancelling: booked,
  explained: ({ consultation }) => blocks([copy.explained], [consultation!.call!.note!]),
  usedUp: says(copy.usedUp),
};
