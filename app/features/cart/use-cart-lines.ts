import { useFetchers } from '@remix-run/react'
import { usePendingForms } from './use-pending-forms.ts'
import type { LineView } from './line-view.ts'

export const lineKey = (id: number) => `cart-line-${id}`
export const removalKey = (id: number) => `cart-removal-${id}`
export const laterKey = (id: number) => `cart-later-${id}`
export const clearingKey = 'cart-clearing'

/** The lines with pending changes applied, and the pending changes of quantities. */
export function useCartLines(lines: LineView[]) {
	const pending = usePendingForms()
	const underway = useFetchers().filter((fetcher) => fetcher.formMethod === 'POST')
	const sent = (key: string) => underway.find((fetcher) => fetcher.key === key)?.formData
	const currentLines = sent(clearingKey)
		? []
		: lines
				.filter((line) => !sent(removalKey(line.id)) && !sent(laterKey(line.id)))
				.map((line) => {
					const form = pending.get(line.id) ?? sent(lineKey(line.id))
					return { ...line, quantity: requestedQuantity(form) ?? line.quantity }
				})
	return { lines: currentLines, busy: underway.length > 0, pending }
}

function requestedQuantity(form: FormData | undefined): number | undefined {
	const typed = Number(form?.get('quantity') ?? Number.NaN)
	if (!Number.isInteger(typed) || typed < 1) return undefined
	const step = form?.get('step')
	if (step === 'more') return typed + 1
	return step === 'less' ? Math.max(1, typed - 1) : typed
}
