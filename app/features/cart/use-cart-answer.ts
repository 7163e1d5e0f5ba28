import type { Fetcher } from '@remix-run/react'
import { useEffect } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { track } from '#app/features/analytics/track.ts'
import { useToast } from '#app/ui/Toaster.tsx'
import { type CartAnswer, toneOf } from './cart-answer.ts'

/**
 * Shows the outcome of a cart change once as a toast, unless the page says it itself, and returns the text of a refusal.
 */
export function useCartAnswer(
	fetcher: Fetcher<CartAnswer>,
	{ hasToasts = true } = {},
): string | null {
	const { t } = useTranslation('cart')
	const toast = useToast()
	const answer = fetcher.state === 'idle' ? fetcher.data : undefined
	useEffect(() => {
		if (answer === undefined) return
		if (answer.ok && answer.event) track(answer.event)
		// A failed request shows a toast on every page (spec section 8).
		if (!hasToasts && (answer.ok || !answer.lost)) return
		if (!answer.ok) toast({ tone: 'error', text: t(`refused.${answer.refused}`) })
		// The page itself says what was removed, with a way back.
		else if (answer.message !== 'changed' && answer.message !== 'removed') {
			const { message, name, stock } = answer
			toast({ tone: toneOf(message), text: t(`said.${message}`, { name, stock }) })
		}
	}, [answer, hasToasts, toast, t])
	return answer === undefined || answer.ok ? null : t(`refused.${answer.refused}`)
}
