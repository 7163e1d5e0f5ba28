import { useEffect, useRef } from 'react'

/** Calls `act` when the window's width crosses 1024. */
export function useWideWindow(act: () => void) {
	const latest = useRef(act)
	useEffect(() => {
		latest.current = act
	})
	useEffect(() => {
		const wide = matchMedia('(width >= 64rem)')
		const change = () => latest.current()
		wide.addEventListener('change', change)
		return () => wide.removeEventListener('change', change)
	}, [])
}
