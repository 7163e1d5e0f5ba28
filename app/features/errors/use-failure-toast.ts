import { isRouteErrorResponse } from '@remix-run/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useToast } from '#app/ui/Toaster.tsx'
import { lostBy } from './lost-request.ts'
import { mayReload } from './reload-guard.ts'
import { apiMessage } from './api-message.ts'

/**
 * Says as a toast why a page failed (spec section 8): the website API's own words, else lost on its way, the shop not
 * answering, or no more than that it failed. What is not there needs no toast. A page lost by its connection comes by itself once that is back.
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
