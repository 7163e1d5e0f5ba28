import {
	ReturnAnswerWire,
	ReturnPageWire,
	type ReturnSummaryWire,
	type ReturnWire,
} from '#contract/return.ts'
import type {
	OrderReturn,
	ReturnPage,
	ReturnReason,
	ReturnStatus,
	ReturnSummary,
} from '#app/domain/order-return.ts'
import type { Call } from './call.ts'
import { ApiError } from './failures.ts'
import type { OpenFile } from './open-file.server.ts'

export type ReturnRequest = {
	order: string
	lines: { position: number; quantity: number; reason: ReturnReason }[]
	description: string
	pictures: File[]
}

/** The signed-in customer's returns; another customer's return is 'missing'. */
export function returnsApi(call: Call, open: OpenFile) {
	const pathOf = (number: string) => `/return/${encodeURIComponent(number)}` as const
	const post = (path: `/${string}`, body: unknown) =>
		call(Answer, { method: 'POST', path, body }).catch(throwRenamed)
	return {
		list: ({ status, page }: { status?: ReturnStatus; page?: number } = {}) =>
			call(Page, {
				path: '/return/return-list',
				query: { RETURN_STATUS: status, PAGE_INDEX: page },
			}),
		find: (number: string) => call(Answer, { path: pathOf(number) }),
		/** Errors name `lines`, `description` and `pictures`; 'conflict' RETURN_NOT_POSSIBLE. */
		request: (request: ReturnRequest, idempotencyKey: string) =>
			call(Answer, {
				method: 'POST',
				path: '/return',
				form: requestForm(request),
				idempotencyKey,
			}).catch(throwRenamed),
		/** 'conflict' when the return's status no longer allows it. */
		sendBack: (number: string, { courier, tracking }: { courier: string; tracking: string }) =>
			post(`${pathOf(number)}/shipment`, {
				RETURN_COURIER: courier,
				RETURN_TRACKING_NUMBER: tracking,
			}),
		cancel: (number: string) => post(`${pathOf(number)}/cancellation`, {}),
		write: (number: string, text: string) =>
			post(`${pathOf(number)}/message`, { MESSAGE_TEXT: text }),
		picture: (number: string, id: string) =>
			open(`${pathOf(number)}/picture/${encodeURIComponent(id)}`),
	}
}

const fields = {
	LINE_LIST: 'lines',
	RETURN_DESCRIPTION: 'description',
	PICTURE: 'pictures',
	RETURN_COURIER: 'courier',
	RETURN_TRACKING_NUMBER: 'tracking',
	MESSAGE_TEXT: 'message',
}

function throwRenamed(error: unknown): never {
	// A failure that redirects has no fields to rename.
	if (!(error instanceof ApiError) || error.redirectTo !== undefined) throw error
	throw error.withFields(fields)
}

function requestForm({ order, lines, description, pictures }: ReturnRequest): FormData {
	const form = new FormData()
	form.set('ORDER_NUMBER', order)
	form.set(
		'LINE_LIST',
		JSON.stringify(
			lines.map(({ position, quantity, reason }) => ({
				LINE_POSITION: position,
				RETURN_QTY: quantity,
				RETURN_REASON: reason,
			})),
		),
	)
	form.set('RETURN_DESCRIPTION', description)
	for (const picture of pictures) form.append('PICTURE', picture)
	return form
}

const Page = ReturnPageWire.transform(({ data }): ReturnPage => ({
	returns: data.list.map(summaryOf),
	pages: data.TOTAL_PAGES,
	count: data.TOTAL_ROWS,
}))

const Answer = ReturnAnswerWire.transform(({ data }) => orderReturn(data))

function summaryOf(wire: ReturnSummaryWire): ReturnSummary {
	return {
		number: wire.RETURN_NUMBER,
		status: wire.RETURN_STATUS,
		date: new Date(wire.RETURN_DATE),
		order: wire.ORDER_NUMBER,
		refund: wire.REFUND,
		units: wire.PRODUCT_COUNT,
		productName: wire.PRODUCT_NAME,
		imageId: wire.PRODUCT_IMAGE_ID,
	}
}

function orderReturn(wire: ReturnWire): OrderReturn {
	return {
		...summaryOf(wire),
		description: wire.RETURN_DESCRIPTION,
		lines: wire.LINE_LIST.map((line) => ({
			position: line.LINE_POSITION,
			slug: line.PRODUCT_SLUG,
			name: line.PRODUCT_NAME,
			variantLabel: line.VARIANT_LABEL,
			imageId: line.PRODUCT_IMAGE_ID,
			quantity: line.RETURN_QTY,
			reason: line.RETURN_REASON,
			refund: line.REFUND,
		})),
		pictureIds: wire.PICTURE_ID_LIST,
		rejectReason: wire.REJECT_REASON,
		courier: wire.RETURN_COURIER,
		trackingNumber: wire.RETURN_TRACKING_NUMBER,
		events: wire.EVENT_LIST.map((event) => ({
			to: event.TO_STATUS,
			date: new Date(event.EVENT_DATE),
		})),
		messages: wire.MESSAGE_LIST.map((message) => ({
			from: message.MESSAGE_FROM,
			text: message.MESSAGE_TEXT,
			date: new Date(message.MESSAGE_DATE),
		})),
		returnAddress: wire.RETURN_ADDRESS,
		can: { sendBack: wire.CAN_SEND_BACK, cancel: wire.CAN_CANCEL, write: wire.CAN_WRITE },
	}
}
