import type { OrderActsPorts } from '../../machines/orderActs/orderActs.types.ts';
import { client, mutateCached } from '../shared/apollo.ts';
import {
  MoveOrderDocument,
  RescheduleForCustomerDocument,
  SlotsDocument,
} from './generated/graphql.ts';
import { upload } from './upload.ts';

/** The ports of the staff's actions on an order, as GraphQL operations. */
export const orderActsPorts: OrderActsPorts = {
  moveOrder: (move) => mutateCached(MoveOrderDocument, { move }),
  uploadReport: ({ file, ...whose }) => upload('uploadReport', whose, { file }),
  rescheduleForCustomer: (input) => mutateCached(RescheduleForCustomerDocument, input),
};

/** Reloads the free times wherever they are shown. */
export const reloadSlots = (): void => void client.refetchQueries({ include: [SlotsDocument] });
