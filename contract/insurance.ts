import { z } from 'zod'
import { RupiahWire } from './envelope.ts'
import { message, type Value } from './message.ts'

/** REQUIRED: from a value of the goods on; below it the buyer chooses. */
export const INSURANCE_MODES = ['OFF', 'OPTIONAL', 'REQUIRED'] as const

/** Whether a shop's parcels are insured, and what that costs a buyer. */
export const InsuranceTerms = message({
	mode: ['MODE', z.enum(INSURANCE_MODES)],
	/** Of REQUIRED: the value of the goods from which it is. */
	from: ['FROM', RupiahWire.max(1_000_000_000)],
	/** Of the goods' value, in hundredths of a percent, and an amount in addition. */
	rate: ['RATE', z.number().int().min(0).max(1_000)],
	fixed: ['FIXED', RupiahWire.max(1_000_000)],
})
export type InsuranceTerms = Value<typeof InsuranceTerms>

/** The insurance of a cart that is sent. */
export const OfferedInsurance = message({
	fee: ['FEE', RupiahWire],
	isRequired: ['IS_REQUIRED', z.boolean()],
	/** The total has it: it is required or wanted, and a courier is chosen. */
	isIncluded: ['IS_INCLUDED', z.boolean()],
})
export type OfferedInsurance = Value<typeof OfferedInsurance>
