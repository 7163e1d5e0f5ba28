import { redirect } from '@remix-run/node'
import type { Refusal } from '#admin/api/refusal.ts'
import { changePrice, changeStock } from '#admin/api/products.server.ts'
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
	const done: string[] = []
	if (price?.ok && isNewPrice(price.value)) {
		const { priceBefore: before, price: to, discount, priceReason: reason } = price.value
		const answer = await changePrice(staff.api, id, { before, price: to, discount, reason })
		if (!answer.ok) return refused(answer, values)
		done.push('price')
	}
	if (stock?.ok && stock.value.onHand !== stock.value.onHandBefore) {
		const { onHandBefore: before, onHand, reason, note } = stock.value
		const answer = await changeStock(staff.api, id, { before, onHand, reason, note })
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
