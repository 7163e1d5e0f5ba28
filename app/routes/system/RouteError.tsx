import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react'
import { ErrorScreen } from '#app/features/errors/ErrorScreen.tsx'
import { usePageRequest } from '#app/http/page-request.ts'

/** The error screen of whatever a route threw; a bot gets the frame without it (spec section 2). */
export function RouteError() {
	const error = useRouteError()
	const { pathname } = useLocation()
	const { isBot } = usePageRequest()
	if (isBot) return null
	return <ErrorScreen status={isRouteErrorResponse(error) ? error.status : 500} path={pathname} />
}

/** The same where there is no frame to stand in. */
export function RouteErrorAlone() {
	return (
		<main id="main">
			<RouteError />
		</main>
	)
}
