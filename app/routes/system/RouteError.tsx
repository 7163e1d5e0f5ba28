import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react'
import { ErrorScreen } from '#app/features/errors/ErrorScreen.tsx'
import { useFailureToast } from '#app/features/errors/use-failure-toast.ts'
import { usePageRequest } from '#app/http/page-request.ts'

/** The error screen of whatever a route threw; a bot gets the frame without it (spec section 2). */
export function RouteError() {
	const error = useRouteError()
	const { pathname, search } = useLocation()
	const { isBot } = usePageRequest()
	useFailureToast(error)
	if (isBot) return null
	const status = isRouteErrorResponse(error) ? error.status : 500
	return <ErrorScreen status={status} path={pathname} search={search} />
}

/** The same where there is no frame to stand in. */
export function RouteErrorAlone() {
	return (
		<main id="main">
			<RouteError />
		</main>
	)
}
