import { useQuery } from '@apollo/client/react';
import {
  LabsToFilterDocument,
  OpenLabsToFilterDocument,
  TechniciansDocument,
} from './generated/graphql.ts';
import { useStaff } from './signedInStaff.ts';

/**
 * The labs that orders are filtered by, and the technicians whom they are given to: undefined until
 * they are loaded. Who may not call `technicians` has none.
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
