-- Since when a booking is finished: it is still listed, without what was chosen, so that no other
-- device of the customer offers to go on with it (PD-151).
alter table booking_drafts add column finished_at timestamptz;
