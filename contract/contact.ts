import { z } from 'zod'
import { EmailWire } from './auth.ts'
import { CONTACT_TOPICS } from './contact-topics.ts'
import { endpoint } from './endpoint.ts'
import { message, moment, type Value } from './message.ts'
import { givenName } from './person-name.ts'
import { lineText, linesText } from './text.ts'

/** A visitor's message to the company. */
export const ContactMessage = message({
	name: ['NAME', givenName({ max: 100 })],
	email: ['EMAIL', EmailWire],
	/** E.164, or '' when not given. */
	phone: ['PHONE', z.string().regex(/^(?:\+[1-9][0-9]{5,14})?$/)],
	topic: ['TOPIC', z.enum(CONTACT_TOPICS)],
	/** Its number; '' when it is about no order. */
	order: ['ORDER_NUMBER', lineText().max(40)],
	message: ['MESSAGE', linesText().min(10).max(2000)],
})
export type ContactMessage = Value<typeof ContactMessage>

/** TOO_MANY_MESSAGES: five an hour from one address; see Retry-After. */
export const sendContactMessage = endpoint({
	method: 'POST',
	path: '/contact/message',
	summary: "A visitor's message to the company",
	access: 'company',
	creates: true,
	idempotent: true,
	body: ContactMessage,
	answer: message({ number: ['MESSAGE_NUMBER', z.string()], receivedAt: ['RECEIVED_AT', moment] }),
	failures: { 429: 'TOO_MANY_MESSAGES' },
})
