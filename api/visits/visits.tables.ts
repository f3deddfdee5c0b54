/** What technicians did on visits, and the samples that they took. */
export interface VisitTables {
  visit_acts: {
    staff_id: string;
    key: string;
    order_id: string;
    /** What was sent, hashed; the same key with other content is refused. */
    request_hash: string;
    at: Date;
  };
  samples: {
    /** What the label on the tube or cup says. */
    id: string;
    order_id: string;
    /** Of an order with one item, the order's id. */
    item_id: string;
    staff_id: string;
    taken_at: Date;
    stored_at: Date;
  };
}
