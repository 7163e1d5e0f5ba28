import { z } from 'zod'
import { endpoint, type Endpoint } from './endpoint.ts'
import { fieldsIn, message, moment, type Value } from './message.ts'
import { OrderLookUp } from './shown-order.ts'

/** A file that an order bought. */
const BoughtFile = message({
	order: ['ORDER_NUMBER', z.string()],
	position: ['LINE_POSITION', z.number().int().min(0)],
	name: ['PRODUCT_NAME', z.string()],
	variantLabel: ['VARIANT_LABEL', z.string()],
	fileName: ['FILE_NAME', z.string()],
	sizeBytes: ['FILE_SIZE_BYTES', z.number().int().min(0)],
	downloadsLeft: ['DOWNLOADS_LEFT', z.number().int().min(0)],
	/** null: not before the order is delivered. */
	validUntil: ['VALID_UNTIL', moment.nullable()],
})
export type BoughtFile = Value<typeof BoughtFile>

export const BoughtFiles = z.object({ list: z.array(BoughtFile) })
const WantedFile = message({ position: ['LINE_POSITION', z.number().int().min(0)] })
const Download = message({
	/** Path under /v1, valid for five minutes without a bearer token. */
	path: ['DOWNLOAD_PATH', z.string()],
	downloadsLeft: ['DOWNLOADS_LEFT', z.number().int().min(0)],
})
export type Download = Value<typeof Download>

export const listBoughtFiles = endpoint({
	method: 'GET',
	path: '/order/product-digital',
	summary: "The customer's digital purchases",
	access: 'customer',
	answer: BoughtFiles,
})

const notReady = ['DOWNLOAD_NOT_READY', 'DOWNLOAD_EXPIRED', 'DOWNLOADS_USED_UP'] as const

export const takeBoughtFile = endpoint({
	method: 'POST',
	path: '/order/{number}/download',
	summary: 'Counts one download and answers its signed address',
	access: 'customer',
	body: WantedFile,
	answer: Download,
	failures: { 404: 'ORDER_NOT_FOUND', 409: notReady },
})

export const listFilesOfGuest = endpoint({
	method: 'POST',
	path: '/guest-order/product-digital',
	summary: "The files that a guest's order bought, by its number and phone",
	access: 'company',
	body: OrderLookUp,
	answer: BoughtFiles,
	failures: { 404: 'ORDER_NOT_FOUND', 429: 'TOO_MANY_ATTEMPTS' },
})

export const takeFileOfGuest = endpoint({
	method: 'POST',
	path: '/guest-order/download',
	summary: 'Counts one download and answers its signed address',
	access: 'company',
	body: message({ ...fieldsIn(OrderLookUp), ...fieldsIn(WantedFile) }),
	answer: Download,
	failures: { 404: 'ORDER_NOT_FOUND', 409: notReady, 429: 'TOO_MANY_ATTEMPTS' },
})

/** The stream of a file. */
export const DOWNLOAD_ENDPOINTS: Endpoint[] = [
	{
		method: 'GET',
		path: '/download/{token}',
		summary: 'A bought file, by its signed address',
		access: 'public',
		answerType: '*/*',
		failures: { 404: 'DOWNLOAD_EXPIRED' },
	},
]
