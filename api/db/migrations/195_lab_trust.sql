-- A rating is shown with how many gave it; who examined a lab, and under which number; whether the
-- lab is one of the demo.
alter table labs
  add column rating_count integer check (rating_count >= 1),
  add column accreditation_body text check (accreditation_body in ('NABL', 'CAP')),
  add column accreditation_number text,
  add column demo boolean not null default false,
  add constraint labs_accreditation
    check ((accreditation_body is null) = (accreditation_number is null));
update labs set demo = true, rating_count = 100 where rating_source = 'Demo data';
