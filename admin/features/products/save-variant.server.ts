import { redirect } from '@remix-run/node'
import type { Refusal } from '#admin/api/refusal.ts'
import { changeVariantPrice, changeVariantStock } from '#contract/variant-change.ts'
import { refusalResponse, refuseForm } from '#admin/http/answers.ts'
import { parseForm, type RejectedForm, valuesOf } from '#admin/http/form.ts'
import { noticeOf } from '#admin/http/notice.ts'
import type { Staff } from '#admin/http/staff.ts'
import { PriceForm, StockForm } from './variant.form.ts'

/** Saves what was changed in the form of a variant's page: its price, its stock, or both. */
export async function saveVariant(staff: Staff, id: number, form: FormData) {
	const values = valuesOf(form)
	const price = staff.can('prices') ? parseForm(form, PriceForm) : null
	const stock = staff.can('stock') ? parseForm(form, StockForm) : null
	const errors = { ...errorsOf(price), ...errorsOf(stock) }
	if (Object.keys(errors).length > 0) return refuseForm({ values, errors })
	const done: ('price' | 'stock')[] = []
	if (price?.ok && isNewPrice(price.value)) {
		const { discount: discountPrice, priceReason: reason } = price.value
		const body = { ...price.value, discountPrice, reason }
		const answer = await staff.api.tryCall(changeVariantPrice, { id, body })
		if (!answer.ok) return refused(answer, values)
		done.push('price')
	}
	if (stock?.ok && stock.value.onHand !== stock.value.onHandBefore) {
		const { reason, ...units } = stock.value
		// The form asks for a reason of a change.
		if (reason === '') throw new Error('A change of stock has no reason.')
		const answer = await staff.api.tryCall(changeVariantStock, { id, body: { ...units, reason } })
		if (!answer.ok) return refused(answer, values)
		done.push('stock')
	}
	const [first = 'nothing', second] = done
	staff.notices.put(noticeOf(staff, `products:done.${second ? 'both' : first}`))
	return redirect(`/products/variants/${id}`, 303)
}

function errorsOf(parsed: ReturnType<typeof parseForm> | null): RejectedForm['errors'] {
	return parsed === null || parsed.ok ? {} : parsed.rejected.errors
}

function isNewPrice({ price, priceBefore, discount, discountBefore }: PriceForm): boolean {
	return price !== priceBefore || String(discount ?? '') !== discountBefore
}

function refused(answer: Refusal, values: Record<string, string>) {
	if (answer.code === 'STOCK_PROMISED')
		return refuseForm({ values, errors: { onHand: 'promised' } })
	if (answer.status === 409) return refuseForm({ values, errors: { '': 'common:moved' } }, 409)
	throw refusalResponse(answer)
}
