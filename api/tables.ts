import type { AddressTables } from './addresses/addresses.tables.ts';
import type { AuditTables } from './admin/audit.tables.ts';
import type { CatalogueTables } from './catalogue/catalogue.tables.ts';
import type { CodeTables } from './codes/codes.tables.ts';
import type { ConsultationTables } from './consultations/consultations.tables.ts';
import type { ContentTables } from './content/content.tables.ts';
import type { DraftTables } from './drafts/drafts.tables.ts';
import type { FileTables } from './files/files.tables.ts';
import type { FlowFigureTables } from './flowFigures/flowFigures.tables.ts';
import type { LabTables } from './labs/labs.tables.ts';
import type { MessageTables } from './messages/messages.tables.ts';
import type { OfferTables } from './offers/offers.tables.ts';
import type { OrderTables } from './orders/orders.tables.ts';
import type { PatientTables } from './patients/patients.tables.ts';
import type { PaymentTables } from './payments/payments.tables.ts';
import type { PriceTables } from './prices/prices.tables.ts';
import type { ReceiptTables } from './receipts/receipts.tables.ts';
import type { ReportFileTables } from './reports/reportFiles.tables.ts';
import type { ReportLinkTables } from './reports/reportLinks.tables.ts';
import type { ReportValueTables } from './reports/values.tables.ts';
import type { RepeatTables } from './repeats/repeats.tables.ts';
import type { RepeatedCallTables } from './repeatedCalls/repeatedCalls.tables.ts';
import type { SecondFactorTables } from './secondFactor/secondFactor.tables.ts';
import type { SessionTables } from './sessions/sessions.tables.ts';
import type { SlotTables } from './slots/slots.tables.ts';
import type { StaffTables } from './staff/staff.tables.ts';
import type { UserTables } from './users/users.tables.ts';
import type { VisitTables } from './visits/visits.tables.ts';

/** Every table, one line per area. */
export interface Database
  extends
    UserTables,
    SessionTables,
    CodeTables,
    MessageTables,
    PatientTables,
    AddressTables,
    AuditTables,
    CatalogueTables,
    ConsultationTables,
    ContentTables,
    DraftTables,
    FileTables,
    FlowFigureTables,
    LabTables,
    OfferTables,
    OrderTables,
    PaymentTables,
    PriceTables,
    ReceiptTables,
    ReportFileTables,
    ReportLinkTables,
    ReportValueTables,
    RepeatedCallTables,
    RepeatTables,
    SecondFactorTables,
    SlotTables,
    StaffTables,
    VisitTables {}
