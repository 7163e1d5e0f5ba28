import { json, redirect } from '@remix-run/node'
import { previewFlashSale, readFlashSale, saveFlashSale } from '#admin/api/flash-sales.server.ts'
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
	const saved = id === undefined ? null : await readFlashSale(api, company.companyCode, id)
	const { ITEM_LIST, ...times } = parsed.sale
	const STARTS_AT = withSavedSeconds(times.STARTS_AT, saved?.startsAt)
	const ENDS_AT = withSavedSeconds(times.ENDS_AT, saved?.endsAt)
	const list = await previewFlashSale(api, company.companyCode, {
		STARTS_AT,
		ENDS_AT,
		...(id === undefined ? {} : { FLASH_SALE_ID: Number(id) }),
		ITEM_LIST: ITEM_LIST.map(({ VARIANT_SKU, PRICE }) => ({ VARIANT_SKU, PRICE })),
	})
	const items = ITEM_LIST.map(({ PRICE, QUOTA }) => ({ price: PRICE, quota: QUOTA }))
	const effects = flashEffects(list, items)
	const errors: Record<string, string> = {}
	for (const [at, { problem }] of list.entries())
		if (problem !== null) errors[fieldOf(problem, parsed.rows[at] ?? 0)] = `flash.${problem}`
	if (Object.keys(errors).length > 0)
		return json<FlashAnswer>({ ...shown, errors }, { status: 422 })
	if (values.act === 'preview') return json<FlashAnswer>({ ...shown, effects })
	const changed = id === undefined ? undefined : { id, version: Number(values.version) || 0 }
	const sale = { ...times, STARTS_AT, ENDS_AT, ITEM_LIST }
	const answer = await saveFlashSale(api, company.companyCode, sale, changed)
	if (answer.ok) {
		notices.put(noticeOf(staff, `promotions:flash.done.${id === undefined ? 'add' : 'save'}`))
		return redirect(`/promotions/flash-sales/${answer.data.list[0]?.flashSaleId ?? ''}`, 303)
	}
	if (answer.status === 409)
		return json<FlashAnswer>({ ...shown, errors: { '': 'conflict' } }, { status: 409 })
	const refused = refusedFields(answer.errors)
	if (Object.keys(refused).length === 0) throw refusalResponse(answer)
	return json<FlashAnswer>({ ...shown, errors: refused }, { status: 422 })
}

/** The saved time if its minute is unchanged, since fields have no seconds. */
function withSavedSeconds(typed: string, saved: string | undefined): string {
	const minuteOf = (at: string) => new Date(at).toISOString().slice(0, 16)
	return saved !== undefined && minuteOf(saved) === minuteOf(typed) ? saved : typed
}

function fieldOf(problem: string, row: number): string {
	return `${problem === 'FLASH_NOT_CHEAPER' ? 'price' : 'sku'}-${row}`
}

function refusedFields(errors: Record<string, string[]>): Record<string, string> {
	return {
		...(errors.ENDS_AT ? { endsAt: 'flash.endWrong' } : {}),
		...(errors.STARTS_AT || errors.ITEM_LIST ? { '': 'flash.kept' } : {}),
	}
}
