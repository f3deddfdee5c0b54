-- Messages about orders go by WhatsApp to who allowed it for this phone (PD-92).
alter table users add column whatsapp_consented_at timestamptz;

-- What is filled into the text, in its order: a template that is registered with Meta says the text again with it. Emptied
-- with the text.
alter table messages add column template_values jsonb;
alter table messages drop constraint messages_channel_check;
alter table messages add constraint messages_channel_check check (channel in ('sms', 'email', 'whatsapp'));
-- Those whose texts are kept until they have arrived.
create index messages_unconfirmed on messages (sent_at) where channel = 'whatsapp' and body is not null;
