import { isRouteErrorResponse } from '@remix-run/react'
import { useEffect } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { useToast } from '#app/ui/Toaster.tsx'
import { lostBy } from './lost-request.ts'
import { mayReload } from './reload-guard.ts'
import { apiMessage } from './api-message.ts'

/**
 * Shows a toast with the reason of a page's failure (spec section 8): the website API's message, a lost connection, a
 * timeout, or a general text. 404 and 410 have no toast. A page lost by its connection reloads once that is back.
 */
export function useFailureToast(error: unknown) {
	const { t } = useTranslation('common')
	const toast = useToast()
	const status = isRouteErrorResponse(error) ? error.status : 500
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
