import type { Fetcher } from '@remix-run/react'
import { useEffect } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { useToast } from '#app/ui/Toaster.tsx'
import { type CartAnswer, toneOf } from './cart-answer.ts'
import { onCartAnswer } from './send-cart-change.ts'

/** The text of a refused cart change. */
export function useRefusal({ state, data }: Fetcher<CartAnswer>): string | null {
	const { t } = useTranslation('cart')
	return state !== 'idle' || data === undefined || data.ok ? null : t(`refused.${data.refused}`)
}

/** Shows the outcomes of cart changes as toasts; only lost ones where the page says the others itself. */
export function useCartToasts({ onlyLost = false } = {}) {
	const { t } = useTranslation('cart')
	const toast = useToast()
	useEffect(
		() =>
			onCartAnswer((answer) => {
				// A failed request shows a toast on every page (spec section 8).
				if (onlyLost && (answer.ok || !answer.lost)) return
				if (!answer.ok) toast({ tone: 'error', text: t(`refused.${answer.refused}`) })
				// The page itself says what was removed, with a way back.
				else if (answer.message !== 'changed' && answer.message !== 'removed') {
					const { message, name, stock } = answer
					toast({ tone: toneOf(message), text: t(`said.${message}`, { name, stock }) })
				}
			}),
		[onlyLost, toast, t],
	)
}
