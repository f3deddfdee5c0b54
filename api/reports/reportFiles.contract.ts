import { Type } from 'typebox';
import { NullableString } from '../nullableString.ts';
import type { Static } from 'typebox';
import { longestRead, longestReason } from '../../machines/text/longest.ts';
import { exampleId, named } from '../named.ts';

/** The state of a file; customers see the one that is released. */
export const ReportFileStateJson = Type.Enum(['uploaded', 'released', 'replaced', 'rejected']);
export type ReportFileStateJson = Static<typeof ReportFileStateJson>;

/** A PDF of a report as the staff sees it. */
export const ReportFileJson = named(
  'ReportFile',
  'A PDF of a report: uploaded, it waits until another account releases or rejects it; replaced, a correction has taken its place.',
  Type.Object({
    _id: Type.String(),
    state: ReportFileStateJson,
    /**
     * Whether it was drawn from released values; `uploadedBy` is then the person who entered them.
     */
    drawn: Type.Boolean({ default: false }),
    /** The reason if it replaces a file that was released before. */
    correction: NullableString,
    uploadedBy: NullableString,
    uploadedAt: Type.String(),
    /** Whether the caller uploaded it, so that somebody else must release it. */
    own: Type.Boolean(),
    /** Who released or rejected it. */
    decidedBy: NullableString,
    decidedAt: NullableString,
    /** Why it was rejected; the file has then been removed. */
    rejection: NullableString,
    /** The URL for the staff. */
    url: NullableString,
  }),
  {
    _id: exampleId,
    state: 'uploaded',
    drawn: false,
    correction: null,
    uploadedBy: 'Vidya Iyer',
    uploadedAt: '2026-12-02T08:30:00.000Z',
    own: false,
    decidedBy: null,
    decidedAt: null,
    rejection: null,
    url: `/api/v1/admin/reports/${exampleId}/files/${exampleId}`,
  },
);
export type ReportFileJson = Static<typeof ReportFileJson>;

const idOf = (description: string) =>
  Type.String({ maxLength: 100, description, examples: [exampleId] });
export const ReportFileParams = Type.Object({
  id: idOf('The order, or the item.'),
  fileId: idOf('The file.'),
});

const Read = Type.Optional(Type.Union([Type.String({ maxLength: longestRead }), Type.Null()]));
export const ReleaseFileRequest = named(
  'ReleaseFileRequest',
  'The patient that the file itself names: the name, the age or the sex, and a sample id if samples have labels.',
  Type.Object({ patient: Read, age: Read, gender: Read, sampleId: Read }),
  { patient: 'Asha Rao', gender: 'female', sampleId: 'KPL-10442' },
);

export const RejectFileRequest = named(
  'RejectFileRequest',
  'What is wrong with the file.',
  Type.Object({ reason: Type.String({ maxLength: longestReason }) }),
  { reason: 'The report of somebody else' },
);
