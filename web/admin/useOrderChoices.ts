import { useQuery } from '@apollo/client/react';
import {
  LabsToFilterDocument,
  OpenLabsToFilterDocument,
  TechniciansDocument,
} from './generated/graphql.ts';
import { useStaff } from './signedInStaff.ts';

/**
 * The labs that orders can be filtered by, and the technicians that they can be assigned to;
 * undefined until loaded. Without permission for `technicians` there are none.
 */
export function useOrderChoices() {
  const { mayCall } = useStaff();
  const seesAll = mayCall('adminLabs');
  const all = useQuery(LabsToFilterDocument, { skip: !seesAll });
  const open = useQuery(OpenLabsToFilterDocument, { skip: seesAll });
  const technicians = useQuery(TechniciansDocument, { skip: !mayCall('technicians') });
  const failed = [all, open, technicians].filter(({ error }) => error);
  return {
    labs: all.data?.adminLabs ?? open.data?.labs,
    technicians: technicians.data?.technicians,
    hasFailed: failed.length > 0,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}
