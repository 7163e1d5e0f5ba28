import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { RupiahWire } from './envelope.ts'
import { message, type Value } from './message.ts'
import { VENDOR_CODES } from './shipping-methods.ts'
import { lineText } from './text.ts'

const count = z.number().int().min(1).max(100)

/** On which terms the shop sends orders that are paid to the courier; amounts in whole rupiah. */
export const CodSetting = message({
	isOn: ['IS_ON', z.boolean()],
	/** What the buyer pays in addition: the first, and thousandths of the total. */
	feeFixed: ['FEE_FIXED', RupiahWire.max(1_000_000)],
	feePerMille: ['FEE_PER_MILLE', z.number().int().min(0).max(100)],
	/** Of what a courier collects; null: no limit. */
	maximum: ['MAXIMUM_AMOUNT', RupiahWire.min(1).max(1_000_000_000).nullable()],
	couriers: ['COURIER_LIST', z.array(z.enum(VENDOR_CODES).exclude(['SELF_PICKUP'])).max(10)],
	/** Per phone: orders that are not collected yet, and refused ones within a number of days. */
	maxOpen: ['MAXIMUM_OPEN', count],
	maxRefused: ['MAXIMUM_REFUSED', count],
	refusedDays: ['REFUSED_DAYS', z.number().int().min(1).max(1_000)],
	/** Postcodes, and names of cities or regencies. */
	excludedAreas: ['EXCLUDED_AREA_LIST', z.array(lineText().min(2).max(60)).max(200)],
})
export type CodSetting = Value<typeof CodSetting>

const setting = { path: '/cod-setting', needs: 'couriers', answer: CodSetting } as const

export const getCodSetting = endpoint({
	...setting,
	method: 'GET',
	summary: 'On which terms the shop sends orders that are paid to the courier',
})

export const saveCodSetting = endpoint({
	...setting,
	method: 'PUT',
	summary: 'Changes on which terms the shop sends orders that are paid to the courier',
	body: CodSetting,
})
