-- What the staff publish: each change of a kind of content is a version of it.
create table content_versions (
  kind text not null check (kind in ('faq', 'testimonials', 'banner', 'terms', 'privacy')),
  version integer not null check (version > 0),
  published_at timestamptz not null,
  primary key (kind, version)
);

-- The banner, the terms and the privacy notice of every version; questions and testimonials have tables of their own.
create table content_texts (
  kind text not null,
  version integer not null,
  field text not null,
  english text not null,
  -- Null: whoever reads Hindi sees the English.
  hindi text,
  primary key (kind, version, field),
  foreign key (kind, version) references content_versions
);

-- What is hidden stays in the list of the administration.
alter table faq_items add column hidden boolean not null default false;
alter table testimonials add column hidden boolean not null default false;

-- The banner speaks of the offer FIRST60, which is there from the first start, too (130_offers.sql).
insert into content_versions (kind, version, published_at) values ('banner', 1, now());
insert into content_texts (kind, version, field, english, hindi) values
  ('banner', 1, 'kicker', 'First order', 'पहला ऑर्डर'),
  ('banner', 1, 'title', '60% off your first order', 'पहले ऑर्डर पर 60% की छूट'),
  ('banner', 1, 'note', 'up to ₹500 · ₹100 off every other order', 'ज़्यादा से ज़्यादा ₹500 · बाक़ी हर ऑर्डर पर ₹100 की छूट'),
  ('banner', 1, 'body', 'A trained technician comes to your door. Your report comes to your phone.', 'प्रशिक्षित टेक्नीशियन आपके घर आते हैं। रिपोर्ट आपके फ़ोन पर आती है।');
