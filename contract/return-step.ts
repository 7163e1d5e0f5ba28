import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { message, type Value } from './message.ts'
import { Return } from './return.ts'
import { RETURN_REASONS } from './return-reasons.ts'
import { lineText, linesText } from './text.ts'

/** One line of a return: the order's line and the quantity. */
const ReturnLineRequest = message({
	position: ['LINE_POSITION', z.number().int().min(0)],
	quantity: ['RETURN_QTY', z.number().int().min(1)],
	reason: ['RETURN_REASON', z.enum(RETURN_REASONS)],
})

/** 409 RETURN_NOT_POSSIBLE if the order is not DELIVERED or its return window is over; 422 by field. */
export const ReturnRequest = message({
	order: ['ORDER_NUMBER', lineText().min(1).max(40)],
	/** JSON of lines. */
	lines: [
		'LINE_LIST',
		z
			.string()
			.max(10_000)
			.transform((text, context) => {
				try {
					const lines: unknown = JSON.parse(text)
					return lines
				} catch {
					context.addIssue({ code: 'custom', message: 'JSON' })
					return z.NEVER
				}
			})
			.pipe(z.array(ReturnLineRequest).min(1).max(50)),
	],
	description: ['RETURN_DESCRIPTION', linesText().min(20).max(1000)],
})
export type ReturnRequest = Value<typeof ReturnRequest>

/** The items were sent. */
export const ReturnShipment = message({
	courier: ['RETURN_COURIER', lineText().min(2).max(40)],
	tracking: ['RETURN_TRACKING_NUMBER', lineText().min(4).max(60)],
})
export const ReturnMessage = message({ message: ['MESSAGE_TEXT', linesText().min(1).max(2000)] })

const one = {
	access: 'customer',
	answer: Return,
	failures: { 404: 'RETURN_NOT_FOUND', 409: ['RETURN_REFUSED', 'RETURN_ENDED'] },
} as const

/** With one to five pictures. */
export const requestReturn = endpoint({
	...one,
	method: 'POST',
	path: '/return',
	creates: true,
	summary: 'Asks to give lines of a delivered order back, with one to five pictures',
	form: { fields: ReturnRequest, files: ['PICTURE'], filesName: 'pictures' },
	idempotent: true,
	failures: {
		404: 'ORDER_NOT_FOUND',
		409: ['RETURN_NOT_POSSIBLE', 'RETURN_OPEN'],
		413: ['PICTURE_TOO_LARGE', 'PICTURES_TOO_MANY'],
	},
})

export const sendReturn = endpoint({
	...one,
	method: 'POST',
	path: '/return/{number}/shipment',
	summary: 'The goods are on their way back',
	body: ReturnShipment,
})

export const cancelReturn = endpoint({
	...one,
	method: 'POST',
	path: '/return/{number}/cancellation',
	summary: 'The customer keeps the goods',
})

export const writeAboutReturn = endpoint({
	...one,
	method: 'POST',
	path: '/return/{number}/message',
	summary: 'Writes to the shop about a return',
	body: ReturnMessage,
})
