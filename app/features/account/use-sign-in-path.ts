import { useLocation } from '@remix-run/react'
import { paths, withQuery } from '#app/paths.ts'
import { usePath } from '#app/i18n/use-path.ts'

/** The page to sign in, with this page as return path. */
export function useSignInPath(): string {
	const { pathname, search } = useLocation()
	return usePath()(withQuery(paths.auth.login, { redirectTo: `${pathname}${search}` }))
}
