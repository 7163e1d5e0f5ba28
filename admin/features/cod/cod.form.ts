import { z } from 'zod'
import type { CodSetting } from '#contract/cod-setting.ts'
import { VENDOR_CODES } from '#contract/shipping-methods.ts'
import type { Courier } from '#contract/shipping-settings.ts'
import { emptyOr, isTicked, wholeNumber, wholeRupiah } from '#admin/http/form-schemas.ts'
import { digits } from '#web/domain/money.ts'

const couriers = VENDOR_CODES.filter((code) => code !== 'SELF_PICKUP')
const checked = z.union([z.string().transform((one) => [one]), z.array(z.string())]).default([])
const count = wholeNumber('setting.numberWrong', 1, 100)

/** The form of the terms. Messages are text keys of `cod`. */
export const CodForm = z
	.object({
		isOn: isTicked,
		feeFixed: wholeRupiah('setting.feeWrong', 0, 1_000_000),
		/** Thousandths, typed as percent with one decimal. */
		feePercent: z
			.string()
			.trim()
			.regex(/^\d{1,2}(?:[.,]\d)?$/, 'setting.percentWrong')
			.transform((text) => Math.round(Number(text.replace(',', '.')) * 10))
			.pipe(z.number().max(100, 'setting.percentWrong')),
		maximum: emptyOr(wholeRupiah('setting.maximumWrong', 1, 1_000_000_000)),
		couriers: checked.transform((chosen) => couriers.filter((code) => chosen.includes(code))),
		maxOpen: count,
		maxRefused: count,
		refusedDays: wholeNumber('setting.numberWrong', 1, 1_000),
		excludedAreas: z
			.string()
			.transform((text) =>
				text
					.split(/[\n,;]/)
					.map((line) => line.trim())
					.filter((line) => line !== ''),
			)
			.pipe(
				z
					.array(z.string().min(2, 'setting.areaWrong').max(60, 'setting.areaWrong'))
					.max(200, 'setting.areaWrong'),
			),
	})
	.transform(({ feePercent, ...rest }): CodSetting => ({ ...rest, feePerMille: feePercent }))

/** Why the rest of a courier's debt is given up. */
export const WriteOffForm = z.object({
	reason: z.string().trim().min(3, 'writeOff.reasonWrong').max(200, 'writeOff.reasonWrong'),
})

/** Why a line of a courier's file is put aside, or that it is taken back. */
export const DismissForm = z.discriminatedUnion('act', [
	WriteOffForm.extend({ act: z.literal('dismiss') }),
	z.object({ act: z.literal('restore') }),
])

/** The saved terms as values of the fields. */
export function codValues(setting: CodSetting) {
	return {
		feeFixed: digits(setting.feeFixed),
		feePercent: String(setting.feePerMille / 10).replace('.', ','),
		maximum: setting.maximum === null ? '' : digits(setting.maximum),
		maxOpen: String(setting.maxOpen),
		maxRefused: String(setting.maxRefused),
		refusedDays: String(setting.refusedDays),
		excludedAreas: setting.excludedAreas.join('\n'),
	}
}

/** The couriers that a shop may let collect money, each with the names of its services. */
export function codCouriers(all: Courier[]) {
	return couriers.flatMap((code) => {
		const names = all.filter(({ vendorCode, isOn }) => vendorCode === code && isOn)
		return names.length === 0 ? [] : [{ code, name: names.map(({ name }) => name).join(', ') }]
	})
}
