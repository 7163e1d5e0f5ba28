import { useState } from 'react'
import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorScreen } from '#app/features/errors/ErrorScreen.tsx'
import { apiMessage } from '#app/features/errors/api-message.ts'
import { useFailureToast } from '#app/features/errors/use-failure-toast.ts'
import { usePageRequest } from '#app/http/page-request.ts'
import { FlashRegion } from '#app/ui/FlashRegion.tsx'
import { ScriptAfterPaint } from '#app/ui/ScriptAfterPaint.tsx'

/** The error screen has its own text for these. */
const quiet = [404, 410]

/** The root error boundary; a bot gets the layout without the error screen (spec section 2). */
export function RouteError() {
	const error = useRouteError()
	const { pathname, search } = useLocation()
	const { isBot } = usePageRequest()
	const { t } = useTranslation('common')
	const reference = useReference(error)
	useFailureToast(error)
	if (isBot) return null
	const status = isRouteErrorResponse(error) ? error.status : 500
	const message = apiMessage(error) ?? (status === 503 ? t('failure.unavailable') : undefined)
	return (
		<>
			{/* Also where no script shows it as a toast. */}
			{message === undefined || quiet.includes(status) ? null : (
				<FlashRegion messages={[{ tone: 'error', text: message }]} />
			)}
			<ScriptAfterPaint />
			<ErrorScreen status={status} path={pathname} search={search} reference={reference} />
		</>
	)
}

/** The code of the failed request; in the browser the one that its page shows, and none for a later failure. */
function useReference(error: unknown): string | undefined {
	const { correlationId } = usePageRequest()
	const [first] = useState(() => ({
		error,
		reference:
			typeof document === 'undefined'
				? correlationId
				: (document.querySelector('[data-reference]')?.textContent ?? undefined),
	}))
	return first.error === error ? first.reference : undefined
}

/** The same without a layout. */
export function RouteErrorAlone() {
	return (
		<main id="main">
			<RouteError />
		</main>
	)
}
