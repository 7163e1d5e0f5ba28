import { json, redirect } from '@remix-run/node'
import type { Asked } from '#contract/endpoint-call.ts'
import { editStaffOrder } from '#contract/order-edit.ts'
import { chosenDistrict } from '#admin/features/settings/chosen-district.server.ts'
import { refusalResponse } from '#admin/http/answers.ts'
import { hasUnsaved } from '#admin/http/kept-input.ts'
import { valuesOf } from '#admin/http/form.ts'
import { noticeOf } from '#admin/http/notice.ts'
import type { Staff } from '#admin/http/staff.ts'
import type { DraftAnswer } from './draft-action.server.ts'
import { parseDraft, withItems } from './draft.form.ts'
import type { Values } from './draft-values.ts'
import type { EditView } from './edit-view.ts'
import { findItems } from './found.server.ts'
import { saidOf } from './said-of.ts'

const addressFields = ['street', 'village', 'postcode', 'courierNote', 'place'] as const

/** Does what the pressed button of an order's page of changes says. */
export async function submitEdit(staff: Staff, form: FormData, { number, saved }: EditView) {
	const values = valuesOf(form)
	if (values.act === 'find')
		return again(values, { items: await findItems(staff, values.search ?? '') })
	if (values.act === 'pick') return again(withItems(values))
	const isMoved = hasUnsaved(values, part(saved, addressFields))
	const place = isMoved ? await chosenDistrict(staff.api, form) : { code: '' }
	if ('options' in place) {
		return again(values, { errors: { place: place.error }, options: place.options }, 422)
	}
	const parsed = parseDraft(values, place.code)
	if (!parsed.ok) return again(values, { errors: parsed.errors }, 422)
	const reason = (values.reason ?? '').trim()
	if (reason.length < 3) return again(values, { errors: { reason: 'edit.reasonMissing' } }, 422)
	const { vendor, method = '', address, lines = [], shippingPrice } = parsed.body
	const isOtherPrice = hasUnsaved(values, part(saved, ['shippingPrice']))
	const body: Asked<typeof editStaffOrder>['body'] = {
		edits: Number(values.edits) || 0,
		reason,
		lines,
		...(isMoved && address
			? {
					address: {
						...address,
						district: place.code,
						village: address.village ?? '',
						street: address.street ?? '',
					},
				}
			: {}),
		...(vendor ? { courier: { vendor, method } } : {}),
		...(isOtherPrice && typeof shippingPrice === 'number' ? { shippingPrice } : {}),
	}
	const answer = await staff.api.tryCall(editStaffOrder, { number, body })
	if (answer.ok) {
		staff.notices.put(noticeOf(staff, 'drafts:edit.done'))
		return redirect(`/orders/${number}`, 303)
	}
	if (answer.code === 'ORDER_CHANGED')
		return again(values, { errors: { '': 'edit.conflict' } }, 409)
	if (answer.status !== 409 && answer.status !== 422 && answer.status !== 503) {
		throw refusalResponse(answer)
	}
	return again(values, { said: saidOf(answer, parsed.rows) }, answer.status)
}

function part(saved: Values, names: readonly string[]): Values {
	return Object.fromEntries(names.map((name) => [name, saved[name] ?? '']))
}

function again(values: Values, more: Partial<DraftAnswer> = {}, status = 200) {
	return json<DraftAnswer>({ values, errors: {}, said: {}, ...more }, { status })
}
