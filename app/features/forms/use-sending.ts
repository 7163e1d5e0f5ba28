import { useNavigation } from '@remix-run/react'

/**
 * Whether a form of the page, or the one with this action, is being submitted: until its result or the next page is
 * shown. False while only loaders revalidate, so that a corrected form can be submitted at once.
 */
export function useSending(action?: string): boolean {
	const { state, formMethod, formAction, location } = useNavigation()
	if (formMethod !== 'POST') return false
	if (action !== undefined && formAction !== action) return false
	return state === 'submitting' || `${location.pathname}${location.search}` !== formAction
}
