import { z } from 'zod'

const text = z.string().max(500)
/** Documented as a number, and seen as text. */
const amount = z.union([z.number(), z.string().max(20)])

const Meta = z.object({ message: text, code: z.number(), status: z.string().max(40) })

/** The envelope of every answer; without data it is a refusal. */
export const enveloped = <Schema extends z.ZodType>(data: Schema) =>
	z.object({ meta: Meta, data: data.nullish().catch(null) })

export const DestinationsWire = z
	.array(
		z.object({
			id: z.union([z.number(), z.string().max(40)]),
			label: text,
			district_name: text.default(''),
			city_name: text.default(''),
			province_name: text.default(''),
			zip_code: z.string().max(10).default(''),
		}),
	)
	.max(500)

export const CostsWire = z
	.array(
		z.object({
			name: text.default(''),
			code: z.string().max(40),
			service: z.string().min(1).max(60),
			description: text.default(''),
			cost: amount,
			/** Free text, which may be empty. */
			etd: text.nullish(),
		}),
	)
	.max(300)

const Manifest = z.object({
	manifest_description: text.default(''),
	manifest_date: text.default(''),
	manifest_time: text.default(''),
})

export const WaybillWire = z.object({
	delivered: z.boolean().optional(),
	summary: z
		.object({ waybill_number: z.string().max(100).optional(), status: text.default('') })
		.optional(),
	delivery_status: z.object({ status: text.default('') }).nullish(),
	manifest: z.array(Manifest).max(300).nullish(),
})
export type WaybillWire = z.output<typeof WaybillWire>
