/** How a message reaches a proved number: by WhatsApp where its customer consented (PD-92), else by SMS. */
export const phoneChannel = (whatsAppConsentedAt: Date | null) =>
  whatsAppConsentedAt ? ('whatsapp' as const) : ('sms' as const);
