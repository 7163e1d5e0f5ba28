import { useLocation } from '@remix-run/react'

/** Hidden fields of a form that leads back to this page: its token, and the page's path with its query string. */
export function BackFields({ formToken }: { formToken: string }) {
	const { pathname, search } = useLocation()
	return (
		<>
			<input type="hidden" name="formToken" value={formToken} />
			<input type="hidden" name="back" value={`${pathname}${search}`} />
		</>
	)
}
