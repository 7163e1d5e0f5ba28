import { z } from 'zod'
import { EmailWire } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { Done } from './envelope.ts'
import { message, type Value } from './message.ts'

/** Items of the setup checklist; the answer lists required items first. */
const READINESS_ITEMS = [
	'HOST',
	'PAYMENT',
	'SHIPPING',
	'PRODUCTS',
	'PICKUP',
	'LEGAL',
	'PAGES',
	'MAIL',
] as const
export type ReadinessItem = (typeof READINESS_ITEMS)[number]

/** The setup checklist of a shop, derived from its data. */
const Readiness = message({
	isOpen: ['IS_OPEN', z.boolean()],
	items: [
		'ITEM_LIST',
		z.array(
			message({
				key: ['KEY', z.enum(READINESS_ITEMS)],
				/** Number of hosts, payment methods, couriers or products; for PAGES, of pages not reviewed. */
				count: ['COUNT', z.number().int()],
				isDone: ['IS_DONE', z.boolean()],
				/** Required for taking orders. */
				isNeeded: ['IS_NEEDED', z.boolean()],
			}),
		),
	],
	/** The last test mail. */
	testMail: [
		'TEST_MAIL',
		message({
			/** KEPT: no mail server is set; the mail is in a folder of the server. */
			state: ['STATE', z.enum(['NONE', 'WAITING', 'SENT', 'FAILED', 'KEPT'])],
			email: ['EMAIL', z.string().nullable()],
		}),
	],
})
export type Readiness = Value<typeof Readiness>

export const getReadiness = endpoint({
	method: 'GET',
	path: '/sites/{code}/readiness',
	summary: 'What is missing before a shop opens',
	needs: 'settings.read',
	answer: Readiness,
})

/** At most five an hour. */
export const sendTestMail = endpoint({
	method: 'POST',
	path: '/sites/{code}/test-mail',
	summary: 'Mails a text, to see that mails arrive',
	needs: 'settings',
	body: message({ email: ['EMAIL', EmailWire] }),
	answer: Done,
	failures: { 429: 'TOO_MANY_ATTEMPTS' },
})
