import { Type } from 'typebox';
import { Check } from 'typebox/value';
import type { WhatsAppConfig } from '../../../server/shared/messagingConfig.ts';
import { httpStandIn } from './standIns.ts';
import type { ReceivedRequest, StandInAnswer } from './standIns.ts';

const exact = { additionalProperties: false };
/** A template message as Meta documents it, and nothing else. */
const TemplateMessage = Type.Object(
  {
    messaging_product: Type.Literal('whatsapp'),
    recipient_type: Type.Literal('individual'),
    to: Type.String({ pattern: '^\\+[1-9]\\d{6,14}$' }),
    type: Type.Literal('template'),
    template: Type.Object(
      {
        name: Type.String({ pattern: '^[a-z0-9_]{1,512}$' }),
        language: Type.Object({ code: Type.Enum(['en', 'hi']) }, exact),
        components: Type.Array(
          Type.Object(
            {
              type: Type.Literal('body'),
              parameters: Type.Array(
                Type.Object(
                  {
                    type: Type.Literal('text'),
                    // No line breaks, no tabs, no four spaces and more, never empty.
                    text: Type.String({ pattern: '^(?!.* {4})[^\\n\\t]+$' }),
                  },
                  exact,
                ),
                { minItems: 1 },
              ),
            },
            exact,
          ),
        ),
      },
      exact,
    ),
    biz_opaque_callback_data: Type.String({ maxLength: 512 }),
  },
  exact,
);

/** What a message said: whom it reached, by which template, with which values. */
export interface Brought {
  id: string;
  to: string;
  name: string;
  language: string;
  values: string[];
}

const refusal = (status: number, code: number, headers = {}): StandInAnswer => ({
  status,
  headers,
  body: {
    error: {
      message: `(#${code}) to +919000000001`,
      type: 'OAuthException',
      code,
      error_data: { messaging_product: 'whatsapp', details: 'said in a sentence' },
      fbtrace_id: 'Az8or2yhqkZfEZ-_4Qn_Bam',
    },
  },
});

/** Refusals by their code, as the service answers them. */
export const refuses = {
  noWhatsApp: refusal(400, 131026),
  tooManyAt: (seconds: number) => refusal(429, 130429, { 'retry-after': String(seconds) }),
  down: { status: 503, body: 'no JSON of the Graph API' },
};

/**
 * Meta's Cloud API as far as we speak with it: one phone number, whose templates have so many values
 * each. It takes a message or answers the next of `next`; `takesBefore` answers that, too, but has
 * taken the message.
 */
export async function whatsAppStandIn(templates: Record<string, number>) {
  const next: StandInAnswer[] = [];
  const takenBefore: StandInAnswer[] = [];
  const brought: Brought[] = [];
  const tried: string[] = [];

  const take = ({ body }: ReceivedRequest): StandInAnswer => {
    const sent: unknown = JSON.parse(body);
    if (!Check(TemplateMessage, sent)) return refusal(400, 100);
    const { name, language, components } = sent.template;
    const values = components[0]?.parameters.map(({ text }) => text) ?? [];
    if (!(`${name}.${language.code}` in templates)) return refusal(404, 132001);
    if (templates[`${name}.${language.code}`] !== values.length) return refusal(400, 132000);
    const id = sent.biz_opaque_callback_data;
    brought.push({ id, to: sent.to, name, language: language.code, values });
    return {
      status: 200,
      body: {
        messaging_product: 'whatsapp',
        contacts: [{ input: sent.to, wa_id: sent.to.slice(1) }],
        messages: [{ id: `wamid.${brought.length}`, message_status: 'accepted' }],
      },
    };
  };

  const service = await httpStandIn((call) => {
    tried.push(`${call.method} ${call.path}`);
    if (call.headers.authorization !== 'Bearer token') return refusal(401, 190);
    if (`${call.method} ${call.path}` !== 'POST /v23.0/1066/messages') return refusal(404, 100);
    if (call.headers['content-type'] !== 'application/json') return refusal(400, 100);
    const first = next.shift();
    if (first) return first;
    const answer = take(call);
    return takenBefore.shift() ?? answer;
  });
  const config: WhatsAppConfig = {
    url: `${service.url}/v23.0/`,
    token: 'token',
    phoneId: '1066',
    appSecret: 'app secret',
    verifyToken: 'verify token',
    templates: { 'orderStatus.moved.en': 'order_moved', 'orderStatus.moved.hi': 'order_moved' },
  };
  return { ...service, config, next, takenBefore, brought, tried };
}
