/** What an order's row says of its visit before anybody set out: after another time or technician. */
export const noVisitYet = {
  on_the_way_at: null,
  visit_failed_at: null,
  visit_failure: null,
  visit_failure_note: null,
  technician_left_at: null,
};
