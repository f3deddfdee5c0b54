import type { AdminLabJson, HolidayJson } from '../../api/labs/adminLabs.contract.ts';
import type {
  AdminLabResolvers,
  DayPart,
  LabInput,
  LabHolidayResolvers,
  MutationResolvers,
  OrderDecision,
  QueryResolvers,
} from '../generated/resolvers.ts';
import type { SentFile } from '../upload.ts';
import type { Complete } from './complete.ts';
import { renamed } from './renamed.ts';

const partFromRest: Record<HolidayJson['part'], DayPart> = {
  day: 'DAY',
  morning: 'MORNING',
  afternoon: 'AFTERNOON',
};
const partToRest: Record<DayPart, HolidayJson['part']> = {
  DAY: 'day',
  MORNING: 'morning',
  AFTERNOON: 'afternoon',
};
const fateToRest = { KEEP: 'keep', MOVE: 'move', CANCEL: 'cancel' } as const;
const decisionsOf = (decisions: OrderDecision[]) =>
  decisions.map(({ orderId, action, slotId, version }) => ({
    orderId,
    action: fateToRest[action],
    ...(slotId && { slotId }),
    ...(version && { version }),
  }));
const bodyOf = (input: LabInput) => ({
  ...renamed(input, {
    name: 'name',
    address: 'address',
    rating: 'rating',
    ratingSource: 'ratingSource',
    ratingCount: 'ratingCount',
    accreditation: 'accreditation',
    reportHours: 'reportHours',
    active: 'active',
    pins: 'pins',
  }),
  rating: input.rating ?? null,
  ratingSource: input.ratingSource ?? null,
  ratingCount: input.ratingCount ?? null,
  accreditation: input.accreditation
    ? { body: input.accreditation.body, number: input.accreditation.number }
    : null,
});

export const adminLabs = {
  Query: {
    adminLabs: async (_parent, _args, { rest }) => (await rest.adminLabs.adminLabs()).data,
    adminLab: async (_parent, { id }, { rest }) => (await rest.adminLabs.adminLab(id)).data,
  } satisfies QueryResolvers,
  Mutation: {
    addLab: async (_parent, { input }, { rest }) =>
      (await rest.adminLabs.addLab(bodyOf(input))).data,
    changeLab: async (_parent, { id, input }, { rest }) =>
      (await rest.adminLabs.changeLab(id, bodyOf(input))).data,
    setLabImage: async (_parent, { id, image }, { rest }) => {
      const { blob, name } = image as SentFile;
      const form = new FormData();
      form.append('image', blob, name);
      return (await rest.adminLabs.setLabImage(id, form)).data;
    },
    saveLabHours: async (_parent, { change: { labId, slotMinutes, hours, decisions } }, { rest }) =>
      (
        await rest.adminLabs.saveLabHours(labId, {
          slotMinutes,
          hours,
          decisions: decisionsOf(decisions),
        })
      ).data,
    saveLabHolidays: async (_parent, { change: { labId, holidays, decisions } }, { rest }) =>
      (
        await rest.adminLabs.saveLabHolidays(labId, {
          holidays: holidays.map(({ date, part }) => ({ date, part: partToRest[part] })),
          decisions: decisionsOf(decisions),
        })
      ).data,
  } satisfies MutationResolvers,
  AdminLab: { id: (lab) => lab._id } satisfies Complete<AdminLabResolvers, AdminLabJson>,
  LabHoliday: { part: (holiday) => partFromRest[holiday.part] } satisfies LabHolidayResolvers,
};
