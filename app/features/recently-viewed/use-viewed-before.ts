import { useEffect, useState } from 'react'
import { viewedProducts } from './viewed-products.ts'

/** True, after hydration, if this device has viewed other products than the given one. */
export function useViewedBefore(productId: number | undefined): boolean {
	const [hasViewed, setViewed] = useState(false)
	useEffect(() => {
		if (productId === undefined) return
		setViewed(viewedProducts().some((id) => id !== productId))
	}, [productId])
	return hasViewed
}
