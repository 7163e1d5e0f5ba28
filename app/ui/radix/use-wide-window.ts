import { useEffect, useRef } from 'react'

/** Calls `act` when the window becomes 1024 wide or wider, or ceases to be. */
export function useWideWindow(act: () => void) {
	const latest = useRef(act)
	latest.current = act
	useEffect(() => {
		const wide = matchMedia('(width >= 64rem)')
		const change = () => latest.current()
		wide.addEventListener('change', change)
		return () => wide.removeEventListener('change', change)
	}, [])
}
