-- The language of the messages about a call: that of the page on which its time was chosen (PD-160).
alter table consultations add column message_language text not null default 'en' check (message_language in ('en', 'hi'));
update consultations set message_language = orders.language from orders where orders.id = consultations.order_id and orders.language <> 'en';
