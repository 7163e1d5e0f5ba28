import { useFetcher } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { CartLine } from '#app/domain/cart.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import type { CartAnswer } from './cart-answer.ts'
import type { LineView } from './line-view.ts'

/** A line that was taken out; its name is known where script took it out. */
export type Removed = CartLine & { name?: string }

/**
 * The line that was removed last and may be put back: by script, or by the page before. With script it is forgotten,
 * and focused, once it is back in the cart.
 */
export function useRemovedLine(byPage: CartLine | null, lines: LineView[]) {
	const [removed, setRemoved] = useState<Removed | null>(byPage)
	const wasRemoved = useRef(false)
	const isRemoved = removed !== null && !lines.some(({ id }) => id === removed.id)
	useEffect(() => {
		if (removed === null || isRemoved) {
			wasRemoved.current = isRemoved
			return
		}
		if (!wasRemoved.current) return
		wasRemoved.current = false
		document.querySelector<HTMLElement>(`#line-${removed.id} h2 a`)?.focus()
		setRemoved(null)
	}, [removed, isRemoved])
	return { removed: isRemoved ? removed : null, setRemoved }
}

type RemovedLineProps = { removed: Removed; formToken: string }

/** Says what was removed and puts it back; the button takes the focus that the removed line had. */
export function RemovedLine({ removed, formToken }: RemovedLineProps) {
	const { t } = useTranslation('cart')
	const path = usePath()
	const fetcher = useFetcher<CartAnswer>({ key: `cart-add-${removed.id}` })
	const notice = useRef<HTMLDivElement>(null)
	const { id, name } = removed
	useEffect(() => notice.current?.querySelector('button')?.focus(), [id])
	return (
		<div ref={notice} id="removed" className="mb-4" tabIndex={-1}>
			<Alert role="status">
				<fetcher.Form
					method="post"
					action={path(paths.cartLines)}
					className="flex flex-wrap items-center justify-between gap-2"
				>
					<input type="hidden" name="formToken" value={formToken} />
					<input type="hidden" name="id" value={id} />
					<input type="hidden" name="quantity" value={removed.quantity} />
					<span>{name === undefined ? t('said.removed') : t('said.removedNamed', { name })}</span>
					<Button size="small" pending={fetcher.state !== 'idle'}>
						{t('undo')}
					</Button>
				</fetcher.Form>
			</Alert>
		</div>
	)
}
