import type { ContactMessage } from '#contract/contact.ts'

export type ContactTopic = ContactMessage['topic']

/** What a message may be about. */
export const contactTopics = [
	'ORDER',
	'PAYMENT',
	'PRODUCT',
	'PARTNERSHIP',
	'OTHER',
] as const satisfies readonly ContactTopic[]
