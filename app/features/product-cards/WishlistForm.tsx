import { useFetchers, useSubmit } from '@remix-run/react'
import { useMemo, type FormEvent, type ReactNode } from 'react'
import { BackFields } from '#app/features/forms/BackFields.tsx'
import { type LeftForm, useSendOnLeaving } from '#app/features/forms/use-send-on-leaving.ts'
import { isHole, type Personal } from '#app/domain/personal.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { SavedContext } from './saved-context.ts'

/** Id of the wishlist form, which buttons anywhere on the page refer to. */
export const wishFormId = 'wish'

type WishlistFormProps = {
	own: Personal<{ saved: readonly number[] }>
	formToken: string
	children: ReactNode
}

/**
 * The page's wishlist form and the state of its buttons. With script each button is submitted by a fetcher and shows
 * its new state at once.
 */
export function WishlistForm({ own, formToken, children }: WishlistFormProps) {
	const path = usePath()
	const submit = useSubmit()
	const pending = usePendingForms()
	const expected = useExpected(own, pending)
	useSendOnLeaving(together(pending, path(paths.wishlistItems)))
	const send = (event: FormEvent<HTMLFormElement>) => {
		const { nativeEvent } = event
		const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
		if (!(button instanceof HTMLButtonElement)) return
		event.preventDefault()
		submit(button, { navigate: false, fetcherKey: `wish-${button.value}` })
	}
	return (
		<SavedContext.Provider value={expected}>
			{children}
			<form id={wishFormId} method="post" action={path(paths.wishlistItems)} onSubmit={send}>
				<BackFields formToken={formToken} />
			</form>
		</SavedContext.Provider>
	)
}

/** Pending submissions. */
function usePendingForms(): FormData[] {
	return useFetchers().flatMap(({ key, formData }) =>
		key.startsWith('wish-') && formData ? [formData] : [],
	)
}

/** The wishlist with pending changes applied. */
function useExpected(own: WishlistFormProps['own'], pending: FormData[]): WishlistFormProps['own'] {
	const added = pending.map((form) => Number(form.get('add') ?? 0)).join(' ')
	const removed = pending.map((form) => Number(form.get('remove') ?? 0)).join(' ')
	return useMemo(() => {
		if (isHole(own) || (added === '' && removed === '')) return own
		const ids = new Set(own.saved)
		for (const id of added.split(' ')) if (Number(id) > 0) ids.add(Number(id))
		for (const id of removed.split(' ')) ids.delete(Number(id))
		return { saved: [...ids] }
	}, [own, added, removed])
}

/**
 * Changes are sent one after the other. When the document is left before the last response, the queued ones are sent
 * together.
 */
function together([first, ...others]: FormData[], action: string): LeftForm[] {
	if (!first) return []
	const body = new URLSearchParams({ formToken: String(first.get('formToken') ?? '') })
	for (const form of [first, ...others]) {
		for (const name of ['add', 'remove']) {
			for (const id of form.getAll(name)) body.append(name, String(id))
		}
	}
	return [{ action, body }]
}
