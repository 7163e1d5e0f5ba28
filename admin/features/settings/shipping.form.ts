import { z } from 'zod'
import { INSURANCE_MODES } from '#contract/insurance.ts'
import { VOLUME_DIVISORS } from '#contract/shipping-settings.ts'
import { wholeNumber, wholeRupiah } from '#admin/http/form-schemas.ts'

const empty = z
	.string()
	.trim()
	.length(0)
	.transform(() => null)

/** The origin of parcels. Messages are text keys of `settings`. */
export const ShippingForm = z.object({
	address: z.string().trim().min(10, 'shipping.addressWrong').max(240, 'shipping.addressWrong'),
	freeFrom: z.union([empty, wholeRupiah('shipping.amountWrong', 0, 1_000_000_000)], {
		error: 'shipping.amountWrong',
	}),
	packing: wholeNumber('shipping.packingWrong', 0, 14),
})

/** The terms of insurance; the share is typed as percent with two decimals. */
export const InsuranceForm = z.object({
	mode: z.enum(INSURANCE_MODES),
	from: wholeRupiah('shipping.amountWrong', 0, 1_000_000_000),
	rate: z
		.string()
		.trim()
		.regex(/^\d{1,2}(?:[.,]\d{1,2})?$/, 'insurance.rateWrong')
		.transform((text) => Math.round(Number(text.replace(',', '.')) * 100))
		.pipe(z.number().max(1_000, 'insurance.rateWrong')),
	fixed: wholeRupiah('shipping.amountWrong', 0, 1_000_000),
})

const price = wholeRupiah('shipping.amountWrong', 0, 100_000_000)
const days = wholeNumber('shipping.daysWrong', 0, 60)
/** The tariff of a courier for one zone: a row of the table or of a CSV file. */
export const TariffForm = z
	.object({
		first: price,
		next: price,
		daysMin: days,
		daysMax: days,
		hours: z.union([empty, wholeNumber('shipping.daysWrong', 0, 48)], {
			error: 'shipping.daysWrong',
		}),
	})
	.refine(({ daysMin, daysMax }) => daysMin <= daysMax, {
		path: ['daysMax'],
		message: 'shipping.daysOrder',
	})
export type TariffForm = z.output<typeof TariffForm>

/** What can be chosen for the volume of parcels. */
export const VOLUMES = [...VOLUME_DIVISORS.map(String), 'none']
/** The chosen divisor; null: the courier charges the weight alone. */
export const VolumeForm = z
	.string()
	.transform((chosen) =>
		chosen === 'none' ? null : VOLUME_DIVISORS.find((one) => String(one) === chosen),
	)
	.pipe(z.literal(VOLUME_DIVISORS).nullable())

/** The id of a courier's service in addresses and forms. */
export const courierId = (vendorCode: string, vendorMethod: string) =>
	`${vendorCode}-${vendorMethod}`.toLowerCase()
