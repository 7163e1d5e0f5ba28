import { useEffect, useState, type ComponentType } from 'react'

/**
 * Imports a component with `load` at the first press of a pointer or key; null until then. A failed import is retried
 * at the next press.
 */
export function useAfterPress<Props>(
	load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | null {
	const [component, setComponent] = useState<ComponentType<Props> | null>(null)
	const isMissing = component === null
	useEffect(() => {
		if (!isMissing) return
		const fetchModule = () => {
			load().then(
				(fetched) => setComponent(() => fetched),
				() => undefined,
			)
		}
		if ('userActivation' in navigator && navigator.userActivation.hasBeenActive) fetchModule()
		document.addEventListener('pointerdown', fetchModule)
		document.addEventListener('keydown', fetchModule)
		return () => {
			document.removeEventListener('pointerdown', fetchModule)
			document.removeEventListener('keydown', fetchModule)
		}
	}, [isMissing, load])
	return component
}
