import { json, redirect } from '@remix-run/node'
import {
	changeOrderDraft,
	createOrderDraft,
	discardOrderDraft,
	placeOrderDraft,
} from '#contract/order-draft.ts'
import { linkOrderDraft } from '#contract/payment-link.ts'
import type { Refusal } from '#admin/api/refusal.ts'
import {
	chosenDistrict,
	type DistrictOption,
} from '#admin/features/settings/chosen-district.server.ts'
import { refusalResponse } from '#admin/http/answers.ts'
import { type RejectedForm, valuesOf } from '#admin/http/form.ts'
import { noticeOf } from '#admin/http/notice.ts'
import type { Staff } from '#admin/http/staff.ts'
import { parseDraft, withItems } from './draft.form.ts'
import type { Values } from './draft-values.ts'
import { findCustomers, findItems, type FoundCustomer, type FoundItem } from './found.server.ts'
import type { ShownLink } from './LinkBox.tsx'
import { saidOf } from './said-of.ts'
import { shownLink } from './shown-link.ts'
import { withChat } from './with-chat.server.ts'

/** The page of a draft again: with what was typed, and what a button found. */
export type DraftAnswer = RejectedForm & {
	/** Messages of the website API, by field; '' for the whole form. */
	said: Record<string, string>
	items?: FoundItem[]
	customers?: FoundCustomer[]
	/** Districts of the typed name, to choose from. */
	options?: DistrictOption[]
	/** What of a chat was not recognised. */
	rest?: string
	link?: ShownLink
}

/** A draft that is saved already. */
type Saved = { id: string; version: number }

/** Does what the pressed button of a draft's form says. All but the searches save the draft first. */
export async function submitDraft(staff: Staff, form: FormData, saved?: Saved) {
	const { chat = '', ...values } = valuesOf(form)
	const { act = '', customer } = values
	if (act === 'read')
		return again({ said: {}, errors: {}, ...(await withChat(staff, values, chat)) })
	if (act === 'find') return shown(values, { items: await findItems(staff, values.search ?? '') })
	if (act === 'customers') {
		return shown(values, { customers: await findCustomers(staff, values.customerSearch ?? '') })
	}
	if (act === 'guest') return shown({ ...values, customerId: '' })
	if (customer !== undefined) return shown(await withCustomer(staff, values, customer))
	if (act === 'discard' && saved) return discard(staff, saved.id)
	const kept = act === 'pick' ? withItems(values) : values
	const place = await districtOf(staff, form, kept)
	if ('options' in place) {
		return again({ ...shownOf(kept), errors: { place: place.error }, options: place.options }, 422)
	}
	const parsed = parseDraft(kept, place.code)
	if (!parsed.ok) return again({ ...shownOf(kept), errors: parsed.errors }, 422)
	const { api } = staff
	const answer = saved
		? await api.tryCall(changeOrderDraft, {
				id: saved.id,
				body: { ...parsed.body, version: saved.version },
			})
		: await api.tryCall(createOrderDraft, { body: parsed.body })
	if (!answer.ok) return refused(kept, answer, parsed.rows)
	const { id, version } = answer.data
	if (act === 'place') return placeSaved(staff, kept, { id, version }, parsed.rows)
	if (act === 'link') return linkSaved(staff, kept, id)
	staff.notices.put(noticeOf(staff, 'drafts:done.saved'))
	return redirect(`/orders/drafts/${id}`, 303)
}

async function placeSaved(staff: Staff, values: Values, { id, version }: Saved, rows: number[]) {
	const placed = await staff.api.tryCall(placeOrderDraft, { id, body: { version } })
	if (!placed.ok) return refused({ ...values, version: String(version) }, placed, rows)
	staff.notices.put(noticeOf(staff, 'drafts:done.placed'))
	return redirect(`/orders/${placed.data.orderNumber ?? ''}`, 303)
}

async function linkSaved(staff: Staff, values: Values, id: string) {
	const made = await staff.api.tryCall(linkOrderDraft, { id })
	return made.ok
		? shown(values, { link: shownLink(made.data, staff.locale) })
		: refused(values, made, [])
}

async function discard(staff: Staff, id: string) {
	const answer = await staff.api.tryCall(discardOrderDraft, { id })
	if (!answer.ok) throw refusalResponse(answer)
	staff.notices.put(noticeOf(staff, 'drafts:done.discarded'))
	return redirect('/orders/drafts', 303)
}

async function withCustomer(staff: Staff, values: Values, id: string): Promise<Values> {
	const found = await findCustomers(staff, values.customerSearch ?? '')
	const one = found.find((each) => each.id === id)
	if (!one) return values
	const { name, phone, email } = one
	return { ...values, customerId: id, customerName: name, name, phone, email }
}

/** The district that was chosen for the typed place; none without a place. */
async function districtOf({ api }: Staff, form: FormData, { place = '' }: Values) {
	return place.trim() === '' ? { code: '' } : chosenDistrict(api, form)
}

function refused(values: Values, answer: Refusal, rows: number[]) {
	if (answer.code === 'DRAFT_CHANGED') {
		return again({ ...shownOf(values), errors: { '': 'conflict' } }, 409)
	}
	if (answer.status !== 409 && answer.status !== 422) throw refusalResponse(answer)
	return again({ ...shownOf(values), said: saidOf(answer, rows) }, answer.status)
}

const shownOf = (values: Values): DraftAnswer => ({ values, errors: {}, said: {} })
const shown = (values: Values, more: Partial<DraftAnswer> = {}) =>
	again({ ...shownOf(values), ...more })

function again(answer: DraftAnswer, status = 200) {
	return json<DraftAnswer>(answer, { status })
}
