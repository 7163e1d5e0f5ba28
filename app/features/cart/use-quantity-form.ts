import { useFetcher } from '@remix-run/react'
import { useEffect, useRef, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import type { CartAnswer } from './cart-answer.ts'
import type { LineView } from './line-view.ts'
import { lineKey } from './use-cart-lines.ts'
import type { PostponedForms } from './use-postponed-forms.ts'

/**
 * The form of a line's quantity. A change made while one is being sent waits for its answer: a second submission would
 * abort the first, whose response could still set the cart's cookie after the response to the second.
 */
export function useQuantityForm(line: LineView, postponed: PostponedForms) {
	const fetcher = useFetcher<CartAnswer>({ key: lineKey(line.id) })
	const action = usePath()(paths.cartLine(line.id))
	const next = postponed.get(line.id)
	const lastSent = useRef<FormData | undefined>(undefined)
	useEffect(() => {
		if (next === undefined || next === lastSent.current || fetcher.state !== 'idle') return
		lastSent.current = next
		// After the effect, where it can be rendered at once: in between, the field would show the quantity before.
		queueMicrotask(() => {
			fetcher.submit(next, { method: 'post', action, flushSync: true })
			postponed.remove(line.id, next)
		})
	}, [next, fetcher, action, postponed, line.id])

	// Rendered at once, not as a transition: the next press sends the quantity that the field shows.
	function onSubmit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const form = new FormData(event.currentTarget, submitterOf(event))
		if (fetcher.state === 'idle' && next === undefined) {
			fetcher.submit(form, { method: 'post', action, flushSync: true })
		} else {
			flushSync(() => postponed.set(line.id, form))
		}
	}
	return { fetcher, action, onSubmit }
}

/** The button that submitted a form; null: it was submitted otherwise. */
function submitterOf({ nativeEvent }: FormEvent): HTMLButtonElement | null {
	const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
	return submitter instanceof HTMLButtonElement ? submitter : null
}
