import { z } from 'zod'

const text = z.string().max(500)
const id = z.string().min(1).max(100)
/** Documented as a number, and seen as text. */
const amount = z.union([z.number(), z.string().max(20)])
const postcode = z.union([z.number(), z.string().max(10)]).nullish()

/** What Biteship answers when it does not do what was asked. */
const Refusal = z.object({
	success: z.literal(false),
	error: text.optional(),
	message: text.optional(),
	code: z.union([z.number(), z.string().max(20)]).optional(),
	/** Of a reference that was booked before. */
	details: z.object({ order_id: id.nullish() }).nullish().catch(null),
})
export type Refusal = z.output<typeof Refusal>

/** An answer, or the refusal. */
export const orRefusal = <Schema extends z.ZodType>(schema: Schema) => z.union([schema, Refusal])

export const AreasWire = z.object({
	success: z.literal(true),
	areas: z
		.array(
			z.object({
				id,
				name: text,
				postal_code: postcode,
				administrative_division_level_1_name: text.default(''),
				administrative_division_level_2_name: text.default(''),
				administrative_division_level_3_name: text.default(''),
			}),
		)
		.max(500),
})

export const RatesWire = z.object({
	success: z.literal(true),
	pricing: z
		.array(
			z.object({
				courier_code: z.string().max(40),
				courier_service_code: z.string().min(1).max(60),
				courier_service_name: text.default(''),
				price: amount,
				duration: text.nullish(),
				shipment_duration_range: z.union([z.number(), text]).nullish(),
				shipment_duration_unit: text.nullish(),
			}),
		)
		.max(300),
})

const History = z.object({ status: text, note: text.nullish(), updated_at: text.nullish() })

/** A booked parcel. */
export const OrderWire = z.object({
	success: z.literal(true),
	id,
	status: text,
	price: amount.nullish(),
	reference_id: text.nullish(),
	courier: z.object({
		waybill_id: z.string().max(100).nullish(),
		tracking_id: z.string().max(100).nullish(),
		link: z.string().max(2_000).nullish(),
		routing_code: z.string().max(100).nullish(),
		driver_name: z.string().max(200).nullish().catch(null),
		driver_phone: z.string().max(100).nullish().catch(null),
		history: z.array(History).max(300).default([]),
	}),
})
export type OrderWire = z.output<typeof OrderWire>

/** A cancelled order is answered without its parts. */
export const CancelledWire = z.object({ success: z.literal(true) })

export const TrackingWire = z.object({
	success: z.literal(true),
	waybill_id: z.string().max(100).nullish(),
	order_id: z.string().max(100).nullish(),
	link: z.string().max(2_000).nullish(),
	status: text,
	history: z.array(History).max(300).default([]),
})
export type HistoryWire = z.output<typeof History>

/** A push: unknown fields may appear at any time. */
export const PushWire = z.object({
	event: z.enum(['order.status', 'order.waybill_id', 'order.price']),
	order_id: id,
	status: text.nullish(),
	courier_waybill_id: z.string().max(100).nullish(),
	order_price: amount.nullish(),
	price: amount.nullish(),
	updated_at: text.nullish(),
})
