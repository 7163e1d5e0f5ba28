import { useLocation } from '@remix-run/react'
import { useEffect, useState } from 'react'

/**
 * Whether submenus are there, which hover and focus show, and the properties of what brings them. They come with the first
 * use, so that a page does not carry every category; without script a category's page lists those below it.
 */
export function useSubmenus() {
	const { key } = useLocation()
	const [isUsed, setUsed] = useState(false)
	useEffect(() => {
		const escape = (event: KeyboardEvent) => {
			if (event.key === 'Escape') setUsed(false)
		}
		document.addEventListener('keydown', escape)
		return () => document.removeEventListener('keydown', escape)
	}, [])
	const use = () => setUsed(true)
	// A pointer may have entered before script ran.
	return { key, isUsed, opener: { onPointerMove: use, onFocus: use } }
}
