import { useFetcher } from '@remix-run/react'
import { startTransition, useEffect, useRef, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import type { CartAnswer } from './cart-answer.ts'
import type { LineView } from './line-view.ts'
import { lineKey } from './use-cart-lines.ts'
import type { PendingForms } from './use-pending-forms.ts'

/**
 * The form of a line's quantity. A change made while one is being sent waits for its answer: a second submission would
 * abort the first, whose response could still set the cart's cookie after the response to the second.
 */
export function useQuantityForm(line: LineView, pending: PendingForms) {
	const fetcher = useFetcher<CartAnswer>({ key: lineKey(line.id) })
	const action = usePath()(paths.cartLine(line.id))
	const sent = pending.get(line.id)
	const form = useRef<HTMLFormElement>(null)
	const lastSent = useRef<FormData | undefined>(undefined)
	useEffect(() => {
		if (sent === undefined || fetcher.state !== 'idle') return
		if (sent === lastSent.current) {
			// Answered. Remix changes its map of fetchers before the page's new data is rendered, as a transition; so
			// this is one, too, or the field would show the quantity before in between.
			startTransition(() => pending.remove(line.id, sent))
			return
		}
		lastSent.current = sent
		// After the effect, where it can be rendered at once.
		queueMicrotask(() => fetcher.submit(sent, { method: 'post', action, flushSync: true }))
	}, [sent, fetcher, action, pending, line.id])

	useEffect(() => sendLeft(form.current), [])

	// Rendered at once, not as a transition: the next press sends the quantity that the field shows.
	function onSubmit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const changed = new FormData(event.currentTarget, submitterOf(event))
		flushSync(() => pending.set(line.id, changed))
	}
	return { fetcher, action, form, onSubmit }
}

/** Sends a quantity that was typed, and the field left, before script ran. */
function sendLeft(form: HTMLFormElement | null) {
	const input = form?.querySelector('input[type=number]')
	if (!(input instanceof HTMLInputElement) || input === document.activeElement) return
	if (input.value !== input.defaultValue) form?.requestSubmit()
}

/** The button that submitted a form; null: it was submitted otherwise. */
function submitterOf({ nativeEvent }: FormEvent): HTMLButtonElement | null {
	const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
	return submitter instanceof HTMLButtonElement ? submitter : null
}
