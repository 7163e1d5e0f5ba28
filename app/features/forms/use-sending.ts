import { useNavigation } from '@remix-run/react'

/**
 * Whether a form of the page, or only the one with this action, is being sent: until its answer is shown, or the page that it leads to.
 * While only the loaders run again behind a shown answer it is false, so that a corrected form can be sent at once.
 */
export function useSending(action?: string): boolean {
	const { state, formMethod, formAction, location } = useNavigation()
	if (formMethod !== 'POST') return false
	if (action !== undefined && formAction !== action) return false
	return state === 'submitting' || `${location.pathname}${location.search}` !== formAction
}
