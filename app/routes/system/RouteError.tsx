import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react'
import { ErrorScreen } from '#app/features/errors/ErrorScreen.tsx'
import { apiMessage } from '#app/features/errors/api-message.ts'
import { useFailureToast } from '#app/features/errors/use-failure-toast.ts'
import { usePageRequest } from '#app/http/page-request.ts'
import { FlashRegion } from '#app/ui/FlashRegion.tsx'
import { ScriptAfterPaint } from '#app/ui/ScriptAfterPaint.tsx'

/** The screen itself says that there is nothing. */
const quiet = [404, 410]

/** The error screen of whatever a route threw; a bot gets the frame without it (spec section 2). */
export function RouteError() {
	const error = useRouteError()
	const { pathname, search } = useLocation()
	const { isBot } = usePageRequest()
	useFailureToast(error)
	if (isBot) return null
	const status = isRouteErrorResponse(error) ? error.status : 500
	const message = apiMessage(error)
	return (
		<>
			{/* Also where no script shows it as a toast. */}
			{message === undefined || quiet.includes(status) ? null : (
				<FlashRegion messages={[{ tone: 'error', text: message }]} />
			)}
			<ScriptAfterPaint />
			<ErrorScreen status={status} path={pathname} search={search} />
		</>
	)
}

/** The same where there is no frame to stand in. */
export function RouteErrorAlone() {
	return (
		<main id="main">
			<RouteError />
		</main>
	)
}
