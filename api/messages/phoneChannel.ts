/** The channel to a verified number: WhatsApp if its customer consented (PD-92), else SMS. */
export const phoneChannel = (whatsAppConsentedAt: Date | null) =>
  whatsAppConsentedAt ? ('whatsapp' as const) : ('sms' as const);
