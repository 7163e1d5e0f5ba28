import { useFetchers } from '@remix-run/react'
import { startTransition, useEffect, useState } from 'react'
import { usePendingForms } from './use-pending-forms.ts'
import type { LineView } from './line-view.ts'

export const lineKey = (id: number) => `cart-line-${id}`
export const removalKey = (id: number) => `cart-removal-${id}`
export const laterKey = (id: number) => `cart-later-${id}`
export const clearingKey = 'cart-clearing'

/** Whether a change can be sent twice: it names the quantity, or takes lines out. */
export function isRepeatable(key: string): boolean {
	return key === clearingKey || /^cart-(?:line|removal|later)-/.test(key)
}

/**
 * The lines with pending changes applied, and the pending changes of quantities. `busy` while a change is being sent or
 * waits for the one before it.
 */
export function useCartLines(lines: LineView[]) {
	const pending = usePendingForms()
	const underway = useFetchers().filter((fetcher) => fetcher.formMethod === 'POST')
	const keys = underway.map(({ key }) => key).join(' ')
	// Remix takes a fetcher from its map before the page's new data is rendered, as a transition. In between, a removed
	// line would show again; as a transition of its own, this changes with the data.
	const [keysBefore, setKeysBefore] = useState(keys)
	useEffect(() => startTransition(() => setKeysBefore(keys)), [keys])
	const sentKeys = new Set(`${keys} ${keysBefore}`.split(' '))
	const currentLines = sentKeys.has(clearingKey)
		? []
		: lines
				.filter(({ id }) => !sentKeys.has(removalKey(id)) && !sentKeys.has(laterKey(id)))
				.map((line) => {
					const sent = underway.find(({ key }) => key === lineKey(line.id))?.formData
					const form = pending.get(line.id) ?? sent
					return { ...line, quantity: requestedQuantity(form) ?? line.quantity }
				})
	return { lines: currentLines, busy: underway.length > 0 || pending.all.size > 0, pending }
}

function requestedQuantity(form: FormData | undefined): number | undefined {
	const typed = Number(form?.get('quantity') ?? Number.NaN)
	if (!Number.isInteger(typed) || typed < 1) return undefined
	const step = form?.get('step')
	if (step === 'more') return typed + 1
	return step === 'less' ? Math.max(1, typed - 1) : typed
}
