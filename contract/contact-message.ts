import { z } from 'zod'
import { CONTACT_TOPICS } from './contact-topics.ts'
import { Changed } from './content-parts.ts'
import { endpoint } from './endpoint.ts'
import { pageFields, pageQueryFields } from './envelope.ts'
import { message, moment } from './message.ts'

/** State of a visitor's message. */
export const MESSAGE_STATES = ['OPEN', 'ANSWERED', 'CLOSED'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]
const state = z.enum(MESSAGE_STATES)

/** A message from the contact form. */
const ReceivedMessage = message({
	number: ['MESSAGE_NUMBER', z.string()],
	state: ['STATE', state],
	/** When and by whom it was answered or closed; null: open. */
	settledAt: ['SETTLED_AT', moment.nullable()],
	settledBy: ['SETTLED_BY', z.string().nullable()],
	receivedAt: ['RECEIVED_AT', moment],
	topic: ['TOPIC', z.enum(CONTACT_TOPICS)],
	name: ['NAME', z.string()],
	email: ['EMAIL', z.string()],
	phone: ['PHONE', z.string()],
	orderNumber: ['ORDER_NUMBER', z.string()],
	message: ['MESSAGE', z.string()],
})

/** The newest first; open ones the oldest first. */
export const listMessages = endpoint({
	method: 'GET',
	path: '/sites/{code}/messages',
	summary: 'Messages from the contact form',
	needs: 'messages',
	query: message({ ...pageQueryFields, state: ['STATE', state.optional()] }),
	answer: message(pageFields(ReceivedMessage)),
})

export const settleMessage = endpoint({
	method: 'PUT',
	path: '/sites/{code}/messages/{number}/state',
	summary: 'Marks a message as answered, closed or open',
	needs: 'messages',
	body: message({ state: ['STATE', state] }),
	answer: Changed,
	failures: { 404: 'MESSAGE_NOT_FOUND' },
})
