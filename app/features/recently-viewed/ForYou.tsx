import { lazy, Suspense, useEffect, useState } from 'react'

const ForYouRow = lazy(async () => ({ default: (await import('./ForYouRow.tsx')).ForYouRow }))

type ForYouProps = {
	/** The product of the page, which is remembered on the device (page-tasks.js). */
	productId?: number
	dataSaver: boolean
}

/** Recommendations based on the products viewed on this device. Empty without script, or before any view. */
export function ForYou({ productId, dataSaver }: ForYouProps) {
	const [isReady, setReady] = useState(false)
	useEffect(() => setReady(true), [])
	return (
		<div data-viewed={productId} data-script="when-seen">
			{isReady ? (
				<Suspense fallback={null}>
					<ForYouRow dataSaver={dataSaver} />
				</Suspense>
			) : null}
		</div>
	)
}
