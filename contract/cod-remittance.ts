import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { pageFields, pageQueryFields, RupiahSumWire, RupiahWire } from './envelope.ts'
import { message, moment, type Value } from './message.ts'
import { PARCEL_STATES } from './parcel-states.ts'
import { lineText, linesText } from './text.ts'

/** What can be booked for a line: all that is due, a part of it, or only what the courier keeps. */
export const REMITTED_OUTCOMES = ['FULL', 'PART', 'FEE'] as const
/** MORE: than is due. NOT_DUE: the courier owes nothing for it. UNKNOWN: no order that is paid to the courier has its number. */
export const REMITTED_STATES = [...REMITTED_OUTCOMES, 'MORE', 'NOT_DUE', 'UNKNOWN'] as const
export type RemittedState = (typeof REMITTED_STATES)[number]

/** What can be booked; the rest is for staff to clear up. */
export function isBookable(state: RemittedState): state is (typeof REMITTED_OUTCOMES)[number] {
	return REMITTED_OUTCOMES.some((outcome) => outcome === state)
}

/** What a courier owes for a parcel that is paid on delivery; amounts in whole rupiah. */
export const CodDebt = message({
	number: ['ORDER_NUMBER', z.string()],
	customerName: ['CUSTOMER_NAME', z.string()],
	courierName: ['COURIER_NAME', z.string()],
	trackingNumber: ['TRACKING_NUMBER', z.string().nullable()],
	parcelState: ['PARCEL_STATE', z.enum(PARCEL_STATES).nullable()],
	since: ['DUE_SINCE', moment],
	amount: ['COD_AMOUNT', RupiahWire],
	/** What the courier has passed on of it. */
	received: ['RECEIVED', RupiahWire],
})
export type CodDebt = Value<typeof CodDebt>

export const listCodDebts = endpoint({
	method: 'GET',
	path: '/cod-debts',
	summary: 'What couriers owe for parcels that are paid on delivery, the oldest first',
	needs: 'payments.confirm',
	query: message({
		...pageQueryFields,
		/** Of one order alone; the sum stays that of all. */
		number: ['ORDER_NUMBER', z.string().min(1).max(20).optional()],
	}),
	answer: message({
		...pageFields(CodDebt),
		/** Of all, in whole rupiah. */
		owed: ['OWED_SUM', RupiahSumWire],
	}),
})

/** ORDER_SETTLED: its courier owes nothing, or nothing has come of it yet. */
export const writeOffCod = endpoint({
	method: 'POST',
	path: '/cod-debts/{number}/write-off',
	summary: 'Gives up what is missing of what a courier has passed on, so that the order is paid',
	needs: 'refunds.pay',
	params: { number: z.string() },
	body: message({ reason: ['REASON', linesText().min(3).max(200)] }),
	answer: z.object({ outcome: z.literal('WRITTEN_OFF') }),
	failures: { 404: 'NO_SUCH_ORDER', 409: 'ORDER_SETTLED' },
})

/** A file in which a courier lists what it passes on. */
export const CodRemittance = message({
	id: ['REMITTANCE_ID', z.string()],
	fileName: ['FILE_NAME', z.string()],
	lineCount: ['LINE_COUNT', z.number().int()],
	/** Lines that no earlier file had. */
	newLineCount: ['NEW_LINE_COUNT', z.number().int()],
	/** Of those the ones that are booked. */
	bookedCount: ['BOOKED_COUNT', z.number().int()],
	/** Of those the ones that are neither booked nor dismissed. */
	openCount: ['OPEN_COUNT', z.number().int()],
	uploadedBy: ['UPLOADED_BY', z.string()],
	at: ['UPLOAD_DATE', moment],
})
export type CodRemittance = Value<typeof CodRemittance>

const RemittedLine = message({
	id: ['LINE_ID', z.string()],
	trackingNumber: ['TRACKING_NUMBER', z.string()],
	/** Collected from the recipient, and kept by the courier; whole rupiah. */
	collected: ['COLLECTED', RupiahWire],
	fee: ['FEE', RupiahWire],
	day: ['DAY', z.iso.date().nullable()],
	/** Null: none has this tracking number. */
	number: ['ORDER_NUMBER', z.string().nullable()],
	/** What the courier still owes for it. */
	due: ['AMOUNT_DUE', RupiahWire.nullable()],
	state: ['STATE', z.enum(REMITTED_STATES)],
	isBooked: ['IS_BOOKED', z.boolean()],
	/** Null: it is not put aside. */
	dismissal: [
		'DISMISSAL',
		message({
			reason: ['REASON', z.string()],
			by: ['DISMISSED_BY', z.string()],
			at: ['DISMISS_DATE', moment],
		}).nullable(),
	],
})
export type RemittedLine = Value<typeof RemittedLine>

/** The lines of a file that no earlier one had, in its order. */
const RemittanceReview = message({
	remittance: ['REMITTANCE', CodRemittance],
	lines: ['LINE_LIST', z.array(RemittedLine)],
})
export type RemittanceReview = Value<typeof RemittanceReview>

const finance = { needs: 'payments.confirm' } as const

export const listCodRemittances = endpoint({
	...finance,
	method: 'GET',
	path: '/cod-remittances',
	summary: 'The newest fifty files of what couriers pass on',
	answer: z.object({ list: z.array(CodRemittance) }),
})

/** The bytes of a CSV or XLSX file. Nothing is booked before it was looked at. */
export const uploadCodRemittance = endpoint({
	...finance,
	method: 'POST',
	path: '/cod-remittances',
	summary: 'Stores the lines of a courier’s file that are not known yet; at most 2 MB',
	creates: true,
	query: message({ fileName: ['FILE_NAME', lineText().max(120).default('')] }),
	bytes: 'application/octet-stream',
	answer: RemittanceReview,
	failures: { 413: 'STATEMENT_TOO_LARGE', 422: 'REMITTANCE_UNKNOWN' },
})

const one = {
	...finance,
	params: { id: z.uuid() },
	answer: RemittanceReview,
	failures: { 404: 'REMITTANCE_NOT_FOUND' },
} as const

export const readCodRemittance = endpoint({
	...one,
	method: 'GET',
	path: '/cod-remittances/{id}',
	summary: 'A courier’s file with what its lines are for',
})

export const bookCodRemittance = endpoint({
	...one,
	method: 'POST',
	path: '/cod-remittances/{id}/booking',
	summary: 'Books the lines of a courier’s file that fit what it owes, each once',
})

const line = {
	needs: 'refunds.pay',
	path: '/cod-remittances/{id}/lines/{line}/dismissal',
	params: { id: z.uuid(), line: z.uuid() },
	answer: RemittanceReview,
} as const

/** REMITTANCE_LINE_FITS: it can be booked. REMITTANCE_LINE_SETTLED: it is booked, or dismissed already. */
export const dismissRemittedLine = endpoint({
	...line,
	method: 'POST',
	summary: 'Puts aside a line of a courier’s file that fits nothing, or is more than owed',
	body: message({ reason: ['REASON', linesText().min(3).max(200)] }),
	failures: {
		404: 'REMITTANCE_NOT_FOUND',
		409: ['REMITTANCE_LINE_FITS', 'REMITTANCE_LINE_SETTLED'],
	},
})

export const restoreRemittedLine = endpoint({
	...line,
	method: 'DELETE',
	summary: 'Takes back that a line of a courier’s file was put aside',
	failures: { 404: 'REMITTANCE_NOT_FOUND', 409: 'REMITTANCE_LINE_SETTLED' },
})
