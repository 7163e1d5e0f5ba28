import { useLocation } from '@remix-run/react'
import { useEffect, useState } from 'react'

/** Whether Escape has closed the submenus that hover and focus open, and the properties of what opens them again. */
export function useSubmenus() {
	const { key } = useLocation()
	const [closed, setClosed] = useState(false)
	useEffect(() => {
		const escape = (event: KeyboardEvent) => {
			if (event.key === 'Escape') setClosed(true)
		}
		document.addEventListener('keydown', escape)
		return () => document.removeEventListener('keydown', escape)
	}, [])
	const reopen = () => setClosed(false)
	return { key, closed, opener: { onPointerEnter: reopen, onFocus: reopen } }
}
