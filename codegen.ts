import { preset as client } from '@graphql-codegen/client-preset';
import type { CodegenPlugin, Types } from '@graphql-codegen/plugin-helpers';
import * as typescript from '@graphql-codegen/typescript';
import * as typescriptResolvers from '@graphql-codegen/typescript-resolvers';
import { Kind, visit } from 'graphql';
import type { DocumentNode, FieldNode } from 'graphql';

// One schema, git-ignored mirrors: plain types for the machines, resolver types for the
// gateway (each tied to the REST JSON it is made from), typed documents for the web, for its
// administration and for the flow page.
const scalars = { ID: 'string', Upload: 'unknown' };
const json = (area: string, name: string) => `../../api/${area}/${area}.contract.ts#${name}`;

/**
 * Asks for the type's name everywhere but at the root, which is what Apollo Client adds before it
 * sends.
 */
const withTypenames = (document: DocumentNode): DocumentNode =>
  visit(document, {
    SelectionSet: (node, _key, parent) =>
      (parent as { kind?: string }).kind === Kind.OPERATION_DEFINITION
        ? undefined
        : { ...node, selections: [...node.selections, typename] },
  });
const typename: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/** Typed documents of folders with the list by which the gateway trusts them. */
const typedDocuments = (...documents: string[]) => ({
  documents,
  preset: client,
  presetConfig: { fragmentMasking: false, persistedDocuments: true, gqlTagName: 'graphql' },
  config: {
    scalars,
    enumsAsTypes: true,
    useTypeImports: true,
    avoidOptionals: { field: true },
  },
  // As Apollo Client asks; a trusted document must be what it sends.
  documentTransforms: [
    {
      name: 'typenames',
      transformObject: {
        transform: ({ documents: files }: { documents: Types.DocumentFile[] }) =>
          files.map((file) => ({
            ...file,
            ...(file.document && { document: withTypenames(file.document) }),
          })),
      },
    },
  ],
});

/** What a file, or a folder of typed documents, is made of (scripts/codegen.ts makes it). */
export type Mirror =
  | { pluginMap: Record<string, CodegenPlugin>; config: object }
  | ReturnType<typeof typedDocuments>;

export const mirrors: Record<string, Mirror> = {
  'machines/generated/schema.ts': {
    pluginMap: { typescript },
    config: {
      scalars,
      avoidOptionals: { field: true },
      skipTypename: true,
      enumsAsTypes: true,
      onlyOperationTypes: false,
    },
  },
  'gateway/generated/resolvers.ts': {
    pluginMap: { typescript, typescriptResolvers },
    config: {
      scalars,
      enumsAsTypes: true,
      useTypeImports: true,
      contextType: '../context.ts#Context',
      mappers: {
        User: json('users', 'UserJson'),
        LabTest: json('catalogue', 'TestJson'),
        AdminTest: json('catalogue', 'AdminTestJson'),
        Testimonial: json('content', 'TestimonialJson'),
        FaqItem: json('content', 'FaqItemJson'),
        Banner: json('content', 'BannerJson'),
        LegalText: json('content', 'LegalTextJson'),
        TextBlock: json('content', 'TextBlockJson'),
        Content: '../../api/content/adminContent.contract.ts#ContentJson',
        ContentEntry: '../../api/content/adminContent.contract.ts#ContentEntryJson',
        Patient: json('patients', 'PatientJson'),
        LastBooking: json('patients', 'LastBookingJson'),
        Address: json('addresses', 'AddressJson'),
        Lab: json('labs', 'LabJson'),
        AdminLab: '../../api/labs/adminLabs.contract.ts#AdminLabJson',
        LabHoliday: '../../api/labs/adminLabs.contract.ts#HolidayJson',
        CatalogueImport: '../../api/catalogueFile/catalogueFile.contract.ts#CatalogueImportJson',
        LabPrice: '../../api/prices/prices.contract.ts#LabPriceJson',
        Slot: json('slots', 'SlotJson'),
        Offer: json('offers', 'OfferJson'),
        OrderOffer: json('offers', 'OrderOfferJson'),
        AdminOffer: json('offers', 'AdminOfferJson'),
        Order: json('orders', 'OrderJson'),
        OrderItem: json('orders', 'OrderItemJson'),
        Payment: json('payments', 'PaymentJson'),
        PaymentRequest: json('payments', 'PaymentRequestJson'),
        Report: json('reports', 'ReportJson'),
        Place: json('geocoding', 'PlaceJson'),
        Answer: json('assistant', 'AnswerJson'),
        Admin: json('users', 'AdminJson'),
        Staff: json('staff', 'StaffJson'),
        StaffMember: json('staff', 'StaffMemberJson'),
        StaffInvitation: json('staff', 'InvitationJson'),
        OpenInvitation: json('staff', 'OpenInvitationJson'),
        StaffSession: json('staff', 'OwnSessionJson'),
        Technician: json('staff', 'TechnicianJson'),
        Visit: json('visits', 'VisitJson'),
        VisitItem: json('visits', 'VisitItemJson'),
        VisitDay: json('visits', 'VisitDayJson'),
        FailedVisit: '../../api/orders/orderParts.contract.ts#FailedVisitJson',
        AuditPage: '../../api/admin/auditLog.contract.ts#AuditPageJson',
        AuditEntry: '../../api/admin/auditLog.contract.ts#AuditEntryJson',
        AuditPerson: '../../api/admin/auditLog.contract.ts#AuditPersonJson',
        StateFigures: json('flowFigures', 'StateFiguresJson'),
      },
    },
  },
  // The administration's are a module of their own, which customers do not load.
  'web/generated/': typedDocuments('web/**/*.graphql', '!web/admin/**'),
  'web/admin/generated/': typedDocuments('web/admin/**/*.graphql'),
  'devtools/generated/': typedDocuments('devtools/**/*.graphql'),
};
