import { z } from 'zod'
import { Address } from './address.ts'
import { CUSTOMER_TYPES } from './auth.ts'
import { STATED_BALANCES } from './customer-statement.ts'
import { endpoint } from './endpoint.ts'
import { Done, RupiahSumWire } from './envelope.ts'
import { fieldsIn, message, moment, type Value } from './message.ts'
import { linesText, lineText } from './text.ts'

/** Kind of a note: a plain note, or the reason for blocking or unblocking. */
export const CUSTOMER_NOTE_KINDS = ['NOTE', 'BLOCKED', 'UNBLOCKED'] as const
export const MAX_NOTE_LENGTH = 1000

const CustomerQuery = message({
	/** A phone number, a prefix of an email, or prefixes of words of the name. */
	search: ['SEARCH', lineText().min(1).max(100).optional()],
	/** Only blocked customers. */
	isBlocked: ['IS_BLOCKED', z.stringbool().default(false)],
	/** `next` of the previous page. */
	next: [
		'NEXT',
		z
			.string()
			.regex(/^[\w:.-]{1,80}$/)
			.optional(),
	],
	limit: ['LIMIT', z.coerce.number().int().min(1).max(500).default(25)],
})
export type CustomerQuery = Value<typeof CustomerQuery>

/** A customer as staff see them in a list. */
const ListedCustomer = message({
	id: ['CUSTOMER_ID', z.uuid()],
	code: ['CUSTOMER_CODE', z.string()],
	name: ['CUSTOMER_NAME', z.string()],
	email: ['CUSTOMER_EMAIL', z.string()],
	/** E.164. */
	phone: ['CUSTOMER_PHONE', z.string()],
	type: ['CUSTOMER_TYPE', z.enum(CUSTOMER_TYPES)],
	createdAt: ['CREATED_DATE', moment],
	/** null: not blocked. */
	blockedAt: ['BLOCKED_DATE', moment.nullable()],
	/** Orders of any status. */
	orderCount: ['ORDER_COUNT', z.number().int().min(0)],
	/** Payments for orders minus refunds. */
	spent: ['SPENT', RupiahSumWire],
	lastOrderAt: ['LAST_ORDER_DATE', moment.nullable()],
})
export type ListedCustomer = Value<typeof ListedCustomer>

const CustomerNote = message({
	id: ['NOTE_ID', z.number().int()],
	kind: ['NOTE_KIND', z.enum(CUSTOMER_NOTE_KINDS)],
	text: ['NOTE_TEXT', z.string()],
	/** The staff member's name or the key's label. */
	madeBy: ['MADE_BY', z.string()],
	at: ['NOTE_DATE', moment],
})

/** A customer as staff see them on their page. */
export const CustomerDetail = message({
	...fieldsIn(ListedCustomer),
	emailConfirmedAt: ['EMAIL_CONFIRMED_DATE', moment.nullable()],
	addresses: ['ADDRESS_LIST', z.array(Address)],
	/** Available balances; coins in coins, the others in rupiah. */
	balances: [
		'BALANCE_LIST',
		z.array(
			message({ balance: ['BALANCE', z.enum(STATED_BALANCES)], amount: ['AMOUNT', RupiahSumWire] }),
		),
	],
	/** The newest first, at most a hundred. */
	notes: ['NOTE_LIST', z.array(CustomerNote)],
})
export type CustomerDetail = Value<typeof CustomerDetail>

/** Why a customer is blocked, or no longer; visible to staff. */
export const CustomerBlock = message({ reason: ['REASON', lineText().min(3).max(200)] })

const one = { path: '/customers/{id}', params: { id: z.uuid() } } as const
const change = { ...one, method: 'POST', answer: CustomerDetail } as const

export const listCustomers = endpoint({
	method: 'GET',
	path: '/customer-list',
	summary: 'Customers, the newest first',
	needs: 'customers.read',
	query: CustomerQuery,
	answer: message({
		list: ['list', z.array(ListedCustomer)],
		/** null on the last page. */
		next: ['NEXT', z.string().nullable()],
	}),
})

export const readCustomer = endpoint({
	...one,
	method: 'GET',
	summary: 'A customer with addresses, balances and notes',
	needs: 'customers.read',
	answer: CustomerDetail,
	failures: { 404: 'CUSTOMER_NOT_FOUND' },
})

export const eraseCustomer = endpoint({
	...one,
	method: 'DELETE',
	summary: 'Deletes all that is stored about a customer',
	needs: 'customers.data',
	answer: Done,
	failures: { 404: 'CUSTOMER_NOT_FOUND', 409: ['ORDERS_OPEN', 'BALANCE_LEFT'] },
})

export const exportCustomer = endpoint({
	...one,
	path: '/customers/{id}/export',
	method: 'GET',
	summary: 'All that is stored about a customer',
	needs: 'customers.data',
	requiresConfirmation: true,
	answer: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
	failures: { 404: 'CUSTOMER_NOT_FOUND' },
})

export const archiveCustomer = endpoint({
	...one,
	path: '/customers/{id}/export-archive',
	method: 'GET',
	summary: 'The same as data.json in an archive, with the pictures that the customer has sent',
	needs: 'customers.data',
	requiresConfirmation: true,
	answerType: 'application/zip',
	failures: { 404: 'CUSTOMER_NOT_FOUND' },
})

export const noteCustomer = endpoint({
	...change,
	path: '/customers/{id}/notes',
	summary: 'Adds a note for the other staff',
	needs: 'customers.read',
	creates: true,
	body: message({ note: ['NOTE_TEXT', linesText().min(1).max(MAX_NOTE_LENGTH)] }),
	failures: { 404: 'CUSTOMER_NOT_FOUND' },
})

export const blockCustomer = endpoint({
	...change,
	path: '/customers/{id}/block',
	summary: 'Keeps a customer from signing in and ordering, and ends their sessions',
	needs: 'customers.block',
	body: CustomerBlock,
	failures: { 404: 'CUSTOMER_NOT_FOUND', 409: 'CHANGED_MEANWHILE' },
})

export const unblockCustomer = endpoint({
	...change,
	path: '/customers/{id}/block-end',
	summary: 'Lets a blocked customer in again',
	needs: 'customers.block',
	body: CustomerBlock,
	failures: { 404: 'CUSTOMER_NOT_FOUND', 409: 'CHANGED_MEANWHILE' },
})
