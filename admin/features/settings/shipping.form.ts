import { z } from 'zod'

/** A typed whole number, with dots between thousands or without. */
const wholeNumber = (message: string, most: number) =>
	z
		.string()
		.trim()
		.regex(/^\d[\d.\s]*$/, message)
		.transform((text) => Number(text.replace(/\D/g, '')))
		.pipe(z.number().int().min(0).max(most, message))

const empty = z
	.string()
	.trim()
	.length(0)
	.transform(() => null)

/** Where parcels leave from. Messages are text keys of `settings`. */
export const ShippingForm = z.object({
	address: z.string().trim().min(10, 'shipping.addressWrong').max(240, 'shipping.addressWrong'),
	freeFrom: z.union([empty, wholeNumber('shipping.amountWrong', 1_000_000_000)], {
		error: 'shipping.amountWrong',
	}),
})

const price = wholeNumber('shipping.amountWrong', 100_000_000)
const days = wholeNumber('shipping.daysWrong', 60)
/** What a courier takes into one zone, as typed in a row of the table or of a CSV file. */
export const TariffForm = z
	.object({
		first: price,
		next: price,
		daysMin: days,
		daysMax: days,
		hours: z.union([empty, wholeNumber('shipping.daysWrong', 48)], { error: 'shipping.daysWrong' }),
	})
	.refine(({ daysMin, daysMax }) => daysMin <= daysMax, {
		path: ['daysMax'],
		message: 'shipping.daysOrder',
	})
export type TariffForm = z.output<typeof TariffForm>

/** A courier's service as one word of an address or a form, and back. */
export const courierId = (vendorCode: string, vendorMethod: string) =>
	`${vendorCode}-${vendorMethod}`.toLowerCase()
