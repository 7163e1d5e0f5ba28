// Without zod, since the pages' script has it.

/** What a message to the company may be about. */
export const CONTACT_TOPICS = ['ORDER', 'PAYMENT', 'PRODUCT', 'PARTNERSHIP', 'OTHER'] as const
export type ContactTopic = (typeof CONTACT_TOPICS)[number]
