-- What customers read of the catalogue, in Hindi; English is shown where nothing is stored.
alter table tests
  add column name_hindi text,
  add column description_hindi text,
  add column inclusions_hindi jsonb not null default '[]',
  add column disclaimers_hindi jsonb not null default '[]',
  add column features_hindi jsonb not null default '[]',
  add column why_book_hindi jsonb not null default '[]';

alter table faq_items
  add column question_hindi text,
  add column answer_hindi text;

alter table testimonials
  add column name_hindi text,
  add column location_hindi text,
  add column message_hindi text;
