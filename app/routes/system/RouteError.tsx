import { useEffect, useState } from 'react'
import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorScreen } from '#app/features/errors/ErrorScreen.tsx'
import { apiMessage } from '#app/features/errors/api-message.ts'
import { usePageRequest } from '#app/http/page-request.ts'
import { FlashRegion } from '#app/ui/FlashRegion.tsx'
import { ScriptAfterPaint } from '#app/ui/ScriptAfterPaint.tsx'
import { useToast } from '#app/ui/Toaster.tsx'
import { lostBy } from '#app/features/errors/lost-request.ts'
import { mayReload } from '#app/features/errors/reload-guard.ts'

/** The error screen has its own text for these. */
const quiet = [404, 410]

/** The root error boundary; a bot gets the layout without the error screen (spec section 2). */
export function RouteError() {
	const error = useRouteError()
	const { pathname, search } = useLocation()
	const { isBot } = usePageRequest()
	const { t } = useTranslation('common')
	const reference = useReference(error)
	const status = isRouteErrorResponse(error) ? error.status : 500
	useFailureToast(error, status)
	if (isBot) return null
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

/**
 * Shows a toast with the reason of a page's failure (spec section 8): the website API's message, a lost connection, a
 * timeout, or a general text. 404 and 410 have no toast. A page lost by its connection reloads once that is back.
 */
function useFailureToast(error: unknown, status: number) {
	const { t } = useTranslation('common')
	const toast = useToast()
	const lost = lostBy(error) ?? (status === 503 ? 'unavailable' : null)
	const message = apiMessage(error)
	useEffect(() => {
		if (status === 404 || status === 410) return
		toast({ tone: 'error', text: message ?? (lost === null ? undefined : t(`failure.${lost}`)) })
	}, [status, lost, message, toast, t])
	useEffect(() => {
		if (lost !== 'network') return
		const reload = () => {
			if (mayReload(Date.now(), sessionStorage)) location.reload()
		}
		window.addEventListener('online', reload)
		return () => window.removeEventListener('online', reload)
	}, [lost])
}
