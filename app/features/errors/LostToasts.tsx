import { useEffect } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { useToast } from '#app/ui/Toaster.tsx'
import { onLost, reportLost } from './lost-request.ts'

/** Shows a toast for each lost request. Offline, a form is not submitted at all, so that its values stay. */
export function LostToasts() {
	const { t } = useTranslation('common')
	const toast = useToast()
	useEffect(
		() => onLost((lost) => toast({ tone: 'error', text: t(`failure.${lost}`) })),
		[toast, t],
	)
	useEffect(() => {
		const blockSubmit = (event: SubmitEvent) => {
			if (navigator.onLine || !isPost(event)) return
			event.preventDefault()
			event.stopImmediatePropagation()
			reportLost('network')
		}
		window.addEventListener('submit', blockSubmit, true)
		return () => window.removeEventListener('submit', blockSubmit, true)
	}, [])
	return null
}

function isPost({ target }: SubmitEvent) {
	return target instanceof HTMLFormElement && target.method === 'post'
}
