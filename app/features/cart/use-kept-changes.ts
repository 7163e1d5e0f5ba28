import { useBlocker, useFetchers } from '@remix-run/react'
import { useEffect } from 'react'
import { useSendOnLeaving } from '#app/features/forms/use-send-on-leaving.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { isRepeatable } from './use-cart-lines.ts'
import type { PendingForms } from './use-pending-forms.ts'

type Changes = { busy: boolean; pending: PendingForms }

/**
 * Keeps changes of the cart that are pending when the page is left: the next page is opened once they are answered, and
 * a document that is left sends them. Returns whether a page waits.
 */
export function useKeptChanges({ busy, pending }: Changes): boolean {
	useSendOnLeaving(useUnanswered(pending))
	const blocker = useBlocker(busy)
	useEffect(() => {
		if (blocker.state === 'blocked' && !busy) blocker.proceed()
	}, [blocker, busy])
	return blocker.state === 'blocked'
}

/** The changes that may be sent again; of each form the last. */
function useUnanswered(pending: PendingForms) {
	const path = usePath()
	const forms = new Map<string, FormData>()
	for (const { key, state, formAction, formData } of useFetchers()) {
		if (state === 'submitting' && formAction && formData && isRepeatable(key)) {
			forms.set(formAction, formData)
		}
	}
	for (const [id, form] of pending.all) forms.set(path(paths.cartLine(id)), form)
	return [...forms].map(([action, form]) => {
		const body = new URLSearchParams()
		for (const [name, value] of form) body.append(name, String(value))
		return { action, body }
	})
}
