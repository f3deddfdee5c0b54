import { Type } from 'typebox';
import { named } from '../named.ts';

const Text = (description: string, example: string) =>
  Type.Optional(Type.String({ maxLength: 500, description, examples: [example] }));

/** The challenge that Meta sends before any events; it must be echoed. */
export const Subscription = Type.Object({
  'hub.mode': Text("Meta's own.", 'subscribe'),
  'hub.verify_token': Text('That of `WHATSAPP_VERIFY_TOKEN`.', 'a token of your own'),
  'hub.challenge': Text('What is answered.', '1158201444'),
});

/** The parts that all events have in common. */
export const WhatsAppEvents = named(
  'WhatsAppEvents',
  "Meta's events, as it sends them.",
  Type.Object({ object: Type.String() }),
  { object: 'whatsapp_business_account' },
);

/** The delivery status of one of our messages, identified by the id that was sent with it. */
export const WhatsAppStatus = Type.Object({
  status: Type.String(),
  biz_opaque_callback_data: Type.String({ minLength: 1, maxLength: 100 }),
  errors: Type.Optional(Type.Array(Type.Object({ code: Type.Integer() }))),
});
/** A message to us; `from` is E.164 without its plus. */
export const WhatsAppIncoming = Type.Object({
  from: Type.String({ pattern: '^\\d{5,15}$' }),
  text: Type.Object({ body: Type.String() }),
  /** When it was written, in seconds since 1970. */
  timestamp: Type.Optional(Type.String({ pattern: '^\\d{1,12}$' })),
});

/** Events about our numbers; one that lacks a field needs no action. */
export const WhatsAppPayload = Type.Object({
  entry: Type.Array(
    Type.Object({
      changes: Type.Array(
        Type.Object({
          value: Type.Object({
            metadata: Type.Object({ phone_number_id: Type.String() }),
            statuses: Type.Optional(Type.Array(Type.Unknown())),
            messages: Type.Optional(Type.Array(Type.Unknown())),
          }),
        }),
      ),
    }),
  ),
});
