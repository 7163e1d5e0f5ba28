import { z } from 'zod'
import type { NewVoucher, VoucherChange, VoucherTrial } from '#contract/edited-voucher.ts'
import { emptyOr, wholeNumber } from '#admin/http/form-schemas.ts'
import { englishOf, lineOf, minute, rupiahOf, ticked } from './form-parts.ts'

const texts = {
	titleId: lineOf(3, 80),
	titleEn: englishOf(3, 80),
	descriptionId: lineOf(3, 80),
	descriptionEn: englishOf(3, 80),
}
const limits = {
	endsAt: minute,
	quota: emptyOr(wholeNumber('fault.count', 1, 1_000_000_000)),
	perCustomer: wholeNumber('fault.count', 1, 1000),
	isPrivate: ticked,
}
const effect = {
	base: z.enum(['goods', 'shipping']),
	gives: z.enum(['discount', 'cashback']),
}
// The message for a wrong amount depends on its unit.
const inRupiah = { unit: z.literal('rupiah'), amount: rupiahOf(1) }
const inPercent = { unit: z.literal('percent'), amount: wholeNumber('fault.percent', 1, 100) }
const bounds = {
	maximum: emptyOr(rupiahOf(1)),
	minimum: emptyOr(rupiahOf(0)),
	startsAt: emptyOr(minute),
}
const code = z
	.string()
	.trim()
	.toUpperCase()
	.refine((text) => text === '' || /^[A-Z0-9][A-Z0-9-]{2,39}$/.test(text), 'voucher.codeWrong')

const isPeriodRight = (form: { startsAt: string | null; endsAt: string }) =>
	form.startsAt === null || form.startsAt < form.endsAt
const periodWrong = { path: ['endsAt'], message: 'fault.period' }

/** A new voucher, which ends after `now`. Messages are text keys of `promotions`. */
export const newVoucherForm = (now: Date) =>
	z
		.intersection(z.object({ code }), UnusedVoucherForm)
		.refine(({ endsAt }) => new Date(endsAt) > now, {
			path: ['endsAt'],
			message: 'voucher.endWrong',
		})
/** A voucher that no order has used. */
const UnusedVoucherForm = z
	.discriminatedUnion('unit', [
		z.object({ ...texts, ...effect, ...inRupiah, ...bounds, ...limits }),
		z.object({ ...texts, ...effect, ...inPercent, ...bounds, ...limits }),
	])
	.refine(isPeriodRight, periodWrong)
/** A voucher that orders have used: its terms cannot change. */
const UsedVoucherForm = z.object({ ...texts, ...limits })

type Texts = z.output<typeof UsedVoucherForm>
type Terms = z.output<typeof UnusedVoucherForm>

/** The schema of a voucher's form, with terms only if the form shows them. */
export function voucherFormOf(form: FormData): z.ZodType<Texts & Partial<Terms>> {
	return form.has('amount') ? UnusedVoucherForm : UsedVoucherForm
}

/** What a form says of a new voucher. */
export function newVoucherOf(form: z.output<ReturnType<typeof newVoucherForm>>): NewVoucher {
	return {
		...textsOf(form),
		...previewedOf(form),
		...startOf(form),
		...(form.code === '' ? {} : { code: form.code }),
	}
}

/** What a form changes of a voucher. */
export function voucherChangeOf(form: Texts & Partial<Terms>): VoucherChange {
	const { base, gives, unit, amount, maximum = null, minimum = null, startsAt = null } = form
	if (!base || !gives || !unit || amount === undefined) return textsOf(form)
	const terms = { base, gives, unit, amount, maximum, minimum }
	return { ...textsOf(form), ...previewedOf(terms), ...startOf({ startsAt }) }
}

/** The terms of a voucher. */
export function previewedOf(
	form: Pick<Terms, 'base' | 'gives' | 'unit' | 'amount' | 'maximum' | 'minimum'>,
): Omit<VoucherTrial, 'carts'> {
	return {
		isCashback: form.gives === 'cashback',
		isPercentage: form.unit === 'percent',
		isForShipping: form.base === 'shipping',
		amount: form.amount,
		maximumAmount: form.unit === 'percent' ? form.maximum : null,
		minimumSubTotal: form.minimum ?? 0,
	}
}

function textsOf(form: Texts) {
	return {
		title: { id: form.titleId, en: form.titleEn || form.titleId },
		shortDescription: {
			id: form.descriptionId,
			en: form.descriptionEn || form.descriptionId,
		},
		endsAt: new Date(form.endsAt),
		quota: form.quota,
		perCustomer: form.perCustomer,
		isPrivate: form.isPrivate,
	}
}

function startOf({ startsAt }: { startsAt: string | null }) {
	return startsAt === null ? {} : { startsAt: new Date(startsAt) }
}
