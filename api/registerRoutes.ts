import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { addressRoutes } from './addresses/addresses.routes.ts';
import { adminRoutes } from './admin/admin.routes.ts';
import { auditLogRoutes } from './admin/auditLog.routes.ts';
import { assistantRoutes } from './assistant/assistant.routes.ts';
import { geocodingRoutes } from './geocoding/geocoding.routes.ts';
import { reportFileRoutes } from './reports/reportFiles.routes.ts';
import { reportEntryRoutes } from './reports/reportEntry.routes.ts';
import { reportLinkRoutes } from './reports/reportLinks.routes.ts';
import { reportRoutes, reportUploadRoutes } from './reports/reports.routes.ts';
import { sharedReportRoutes } from './reports/sharedReport.routes.ts';
import { endRepeatRoutes } from './repeats/endRepeat.routes.ts';
import { repeatRoutes } from './repeats/repeats.routes.ts';
import { catalogueRoutes } from './catalogue/catalogue.routes.ts';
import { parameterRoutes } from './catalogue/parameters.routes.ts';
import { catalogueFileRoutes } from './catalogueFile/catalogueFile.routes.ts';
import { consultationRoutes } from './consultations/consultations.routes.ts';
import { doctorCallRoutes } from './consultations/doctorCalls.routes.ts';
import { adminContentRoutes } from './content/adminContent.routes.ts';
import { contentRoutes } from './content/content.routes.ts';
import type { Deps } from './deps.ts';
import { draftRoutes } from './drafts/drafts.routes.ts';
import { fileRoutes } from './files/files.routes.ts';
import { flowFigureRoutes } from './flowFigures/flowFigures.routes.ts';
import { adminLabRoutes } from './labs/adminLabs.routes.ts';
import { homeRoutes } from './home/home.routes.ts';
import { labRoutes } from './labs/labs.routes.ts';
import { adminOrderRoutes } from './orders/adminOrders.routes.ts';
import { visitCountRoutes } from './orders/visitCounts.routes.ts';
import { offerRoutes } from './offers/offers.routes.ts';
import { adminOfferRoutes } from './offers/adminOffers.routes.ts';
import { orderChangeRoutes } from './orders/orderChanges.routes.ts';
import { orderFileRoutes } from './orders/orderFiles.routes.ts';
import { orderOfferRoutes } from './orders/orderOffers.routes.ts';
import { ratingRoutes } from './orders/ratings.routes.ts';
import { orderRoutes } from './orders/orders.routes.ts';
import { paymentRoutes } from './payments/payments.routes.ts';
import { returnRoutes } from './payments/return.routes.ts';
import { sandboxPageRoutes } from './payments/sandbox/sandboxPage.routes.ts';
import { sandboxRoutes } from './payments/sandbox/sandbox.routes.ts';
import { webhookRoutes } from './payments/webhook.routes.ts';
import { whatsAppRoutes } from './messages/whatsApp.routes.ts';
import { patientRoutes } from './patients/patients.routes.ts';
import { priceRoutes } from './prices/prices.routes.ts';
import { serviceabilityRoutes } from './serviceability/serviceability.routes.ts';
import { secondFactorRoutes } from './secondFactor/secondFactor.routes.ts';
import { signInCodeRoutes } from './secondFactor/signInCode.routes.ts';
import { slotRoutes } from './slots/slots.routes.ts';
import { invitationRoutes } from './staff/invitation.routes.ts';
import { ownAccountRoutes } from './staff/ownAccount.routes.ts';
import { staffRoutes } from './staff/staff.routes.ts';
import { technicianRoutes } from './staff/technicians.routes.ts';
import { accountRoutes } from './users/account.routes.ts';
import { privacyRoutes } from './users/privacy.routes.ts';
import { administratorRoutes } from './users/administrator.routes.ts';
import { codeRoutes } from './users/code.routes.ts';
import { emailRoutes } from './users/email.routes.ts';
import { visitRoutes } from './visits/visits.routes.ts';

/** Every route of the service under /api/v1, one line per area. */
export const routesOf = (deps: Deps): FastifyPluginAsyncTypebox[] => [
  accountRoutes(deps),
  privacyRoutes(deps),
  addressRoutes(deps),
  administratorRoutes(deps),
  catalogueRoutes(deps),
  codeRoutes(deps),
  emailRoutes(deps),
  contentRoutes(deps),
  adminContentRoutes(deps),
  fileRoutes(deps),
  homeRoutes(deps),
  labRoutes(deps),
  adminLabRoutes(deps),
  priceRoutes(deps),
  catalogueFileRoutes(deps),
  offerRoutes(deps),
  adminOfferRoutes(deps),
  orderRoutes(deps),
  orderChangeRoutes(deps),
  orderOfferRoutes(deps),
  orderFileRoutes(deps),
  ratingRoutes(deps),
  adminOrderRoutes(deps),
  visitCountRoutes(deps),
  visitRoutes(deps),
  paymentRoutes(deps),
  returnRoutes(deps),
  webhookRoutes(deps),
  whatsAppRoutes(deps),
  sandboxRoutes(deps),
  sandboxPageRoutes(deps),
  patientRoutes(deps),
  draftRoutes(deps),
  adminRoutes(deps),
  auditLogRoutes(deps),
  staffRoutes(deps),
  technicianRoutes(deps),
  invitationRoutes(deps),
  ownAccountRoutes(deps),
  secondFactorRoutes(deps),
  signInCodeRoutes(deps),
  assistantRoutes(deps),
  flowFigureRoutes(deps),
  geocodingRoutes(deps),
  reportRoutes(deps),
  reportUploadRoutes(deps),
  reportEntryRoutes(deps),
  reportFileRoutes(deps),
  reportLinkRoutes(deps),
  sharedReportRoutes(deps),
  repeatRoutes(deps),
  endRepeatRoutes(deps),
  consultationRoutes(deps),
  doctorCallRoutes(deps),
  parameterRoutes(deps),
  slotRoutes(deps),
  serviceabilityRoutes(deps),
];
