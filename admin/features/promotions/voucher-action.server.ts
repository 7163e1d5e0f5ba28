import { json, redirect } from '@remix-run/node'
import type { Refusal } from '#admin/api/refusal.ts'
import { changeVoucher, getVoucher, removeVoucher, tryVoucher } from '#contract/edited-voucher.ts'
import { refusalResponse } from '#admin/http/answers.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { hasUnsaved } from '#admin/http/kept-input.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import type { Staff } from '#admin/http/staff.ts'
import { previewedOf } from './voucher.form.ts'
import { exampleCarts, type PreviewRow, previewRows, voucherView } from './voucher-view.ts'

/** The answer to a form of a voucher that does not redirect. */
export type VoucherAnswer = RejectedForm & { preview: PreviewRow[] | null }

/** The form with a preview of the voucher's effect. */
export async function showPreview(
	{ api, company }: Staff,
	values: Record<string, string>,
	form: Parameters<typeof previewedOf>[0],
) {
	const body = { ...previewedOf(form), carts: exampleCarts }
	const { list } = await api.call(tryVoucher, { code: company.companyCode, body })
	return json<VoucherAnswer>({ values, errors: {}, preview: previewRows(list) })
}

/** The form with its errors. */
export function refuseVoucher(rejected: RejectedForm, status = 422) {
	return json<VoucherAnswer>({ ...rejected, preview: null }, { status })
}

const fields: Record<string, [field: string, key: string]> = {
	quota: ['quota', 'voucher.quotaBelowUsed'],
	amount: ['amount', 'fault.percent'],
	endsAt: ['endsAt', 'fault.period'],
}

/** The form with the errors of the website API. @throws Response for any other refusal */
export function refusedVoucher(values: Record<string, string>, answer: Refusal) {
	if (answer.code === 'VOUCHER_CODE_TAKEN')
		return refuseVoucher({ values, errors: { code: 'voucher.codeTaken' } })
	if (answer.status === 409) return refuseVoucher({ values, errors: { '': 'conflict' } }, 409)
	const errors = Object.fromEntries(
		Object.entries(fields).flatMap(([name, error]) => (answer.errors[name] ? [error] : [])),
	)
	if (Object.keys(errors).length === 0) throw refusalResponse(answer)
	return refuseVoucher({ values, errors })
}

/** Ends, reactivates or deletes a voucher; what was typed into its form stays there. */
export async function doVoucherStep(
	staff: Staff,
	code: string,
	{ act, values }: { act: 'end' | 'resume' | 'delete'; values: Record<string, string> },
) {
	const { api, company, locale, notices } = staff
	const which = { code: company.companyCode, coupon: code }
	const { saved } = voucherView(await api.call(getVoucher, which), locale)
	const answer =
		act === 'delete'
			? await api.tryCall(removeVoucher, which)
			: await api.tryCall(changeVoucher, { ...which, body: { isActive: act === 'resume' } })
	if (answer.ok) notices.put(noticeOf(staff, `promotions:voucher.done.${act}`, { code }))
	else noteConflict(staff, answer)
	const isGone = act === 'delete' && answer.ok
	if (!isGone && hasUnsaved(values, saved)) {
		return json<VoucherAnswer>({ values, errors: {}, preview: null })
	}
	return redirect(`/promotions/vouchers${isGone ? '' : `/${encodeURIComponent(code)}`}`, 303)
}
