import { json, redirect } from '@remix-run/node'
import {
	changeFlashSale,
	getPlannedSale,
	planFlashSale,
	previewFlashSale,
} from '#contract/flash-sale-plan.ts'
import { refusalResponse } from '#admin/http/answers.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { noticeOf } from '#admin/http/notice.ts'
import type { Staff } from '#admin/http/staff.ts'
import { maxRows, parseFlashSale, rowCount, withSelectedVariants } from './flash-sale.form.ts'
import { findVariants, type FoundVariant } from './found-variants.server.ts'
import { type FlashEffect, flashEffects } from './flash-sale-view.ts'

/** The answer to the form of a flash sale that does not redirect. */
export type FlashAnswer = RejectedForm & {
	effects: FlashEffect[] | null
	rows: number
	/** Variants found by a search; null without a search. */
	found: FoundVariant[] | null
}

/** Saves the form of a flash sale, previews its effect, searches variants or adds rows. */
export async function submitFlashSale(staff: Staff, values: Record<string, string>, id?: string) {
	const rows = rowCount(values)
	const shown = { values, errors: {}, effects: null, rows, found: null }
	if (values.act === 'rows')
		return json<FlashAnswer>({ ...shown, rows: Math.min(rows + 5, maxRows) })
	if (values.act === 'find')
		return json<FlashAnswer>({ ...shown, found: await findVariants(staff, values.search ?? '') })
	if (values.act === 'pick') {
		const selected = withSelectedVariants(values)
		return json<FlashAnswer>({ ...shown, values: selected, rows: rowCount(selected) })
	}
	const parsed = parseFlashSale(values)
	if (!parsed.ok) return json<FlashAnswer>({ ...shown, errors: parsed.errors }, { status: 422 })
	const { api, company, notices } = staff
	const code = company.companyCode
	const saved = id === undefined ? null : await api.call(getPlannedSale, { code, id })
	const startsAt = withSavedSeconds(parsed.sale.startsAt, saved?.startsAt)
	const endsAt = withSavedSeconds(parsed.sale.endsAt, saved?.endsAt)
	const sale = { ...parsed.sale, startsAt, endsAt }
	const trial = id === undefined ? sale : { ...sale, id: Number(id) }
	const { list } = await api.call(previewFlashSale, { code, body: trial })
	const effects = flashEffects(list, sale.items)
	const errors: Record<string, string> = {}
	for (const [at, { problem }] of list.entries())
		if (problem !== null) errors[fieldOf(problem, parsed.rows[at] ?? 0)] = `flash.${problem}`
	if (Object.keys(errors).length > 0)
		return json<FlashAnswer>({ ...shown, errors }, { status: 422 })
	if (values.act === 'preview') return json<FlashAnswer>({ ...shown, effects })
	const version = Number(values.version) || 0
	const answer =
		id === undefined
			? await api.tryCall(planFlashSale, { code, body: sale })
			: await api.tryCall(changeFlashSale, { code, id, body: { ...sale, version } })
	if (answer.ok) {
		notices.put(noticeOf(staff, `promotions:flash.done.${id === undefined ? 'add' : 'save'}`))
		return redirect(`/promotions/flash-sales/${answer.data.list[0]?.id ?? ''}`, 303)
	}
	if (answer.status === 409)
		return json<FlashAnswer>({ ...shown, errors: { '': 'conflict' } }, { status: 409 })
	const refused = refusedFields(answer.errors)
	if (Object.keys(refused).length === 0) throw refusalResponse(answer)
	return json<FlashAnswer>({ ...shown, errors: refused }, { status: 422 })
}

/** The saved time if its minute is unchanged, since fields have no seconds. */
function withSavedSeconds(typed: Date, saved: Date | undefined): Date {
	const minuteOf = (at: Date) => at.toISOString().slice(0, 16)
	return saved !== undefined && minuteOf(saved) === minuteOf(typed) ? saved : typed
}

function fieldOf(problem: string, row: number): string {
	return `${problem === 'FLASH_NOT_CHEAPER' ? 'price' : 'sku'}-${row}`
}

function refusedFields(errors: Record<string, string[]>): Record<string, string> {
	return {
		...(errors.endsAt ? { endsAt: 'flash.endWrong' } : {}),
		...(errors.startsAt || errors.items ? { '': 'flash.kept' } : {}),
	}
}
