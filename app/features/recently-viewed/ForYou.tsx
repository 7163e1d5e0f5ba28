import { lazy, Suspense, useEffect, useState } from 'react'

const ForYouRow = lazy(async () => ({ default: (await import('./ForYouRow.tsx')).ForYouRow }))

type ForYouProps = {
	/** The product of the page, which is remembered on the device (page-tasks.js). */
	productId?: number
	dataSaver: boolean
}

/** Products that go with those looked at on this device. Nothing without script, or before anything was looked at. */
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
