import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { message, moment, type Value } from './message.ts'
import { linesText } from './text.ts'

/** A note about an order that only staff read. */
export const OrderNote = message({
	id: ['NOTE_ID', z.number().int()],
	text: ['TEXT', z.string()],
	/** The staff member's name or the key's label. */
	madeBy: ['MADE_BY', z.string()],
	at: ['NOTE_DATE', moment],
})
export type OrderNote = Value<typeof OrderNote>

const ofNotes = {
	path: '/orders/{number}/notes',
	answer: z.object({ list: z.array(OrderNote) }),
	failures: { 404: 'NO_SUCH_ORDER' },
} as const

export const listOrderNotes = endpoint({
	...ofNotes,
	method: 'GET',
	summary: 'Notes of staff about an order, the oldest first',
	needs: 'orders.read',
})

export const noteOrder = endpoint({
	...ofNotes,
	method: 'POST',
	summary: 'Adds a note that only staff read',
	needs: 'orders.note',
	body: message({ text: ['TEXT', linesText().min(1).max(1000)] }),
})
