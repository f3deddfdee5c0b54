/** What technicians did on visits, and the samples that they took. */
export interface VisitTables {
  visit_acts: {
    staff_id: string;
    key: string;
    order_id: string;
    /** A hash of the request; the same key with other content is refused. */
    request_hash: string;
    at: Date;
  };
  samples: {
    /** The text on the label of the tube or cup. */
    id: string;
    order_id: string;
    /** The order's own id where it has one item. */
    item_id: string;
    staff_id: string;
    taken_at: Date;
    stored_at: Date;
  };
}
