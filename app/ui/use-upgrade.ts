import { useRef, useState, type ComponentType, type MouseEvent } from 'react'

/**
 * Replaces a native `<details>` by the Radix component that `load` imports, mounted open, because opening it triggers
 * the replacement. The module is fetched when the summary is hovered or focused. A press before the module has loaded
 * opens the native element, which is replaced afterwards unless its content has the focus. If the module can't be
 * fetched, the native element stays.
 */
export function useUpgrade<Props>(load: () => Promise<ComponentType<Props>>) {
	const [Upgraded, setUpgraded] = useState<ComponentType<Props> | null>(null)
	const details = useRef<HTMLDetailsElement>(null)
	const loaded = useRef<ComponentType<Props> | null>(null)
	const isWaiting = useRef(false)

	const upgrade = (component: ComponentType<Props>) => setUpgraded(() => component)
	const prepare = () => {
		load().then(
			(component) => {
				loaded.current = component
				if (isWaiting.current) upgrade(component)
			},
			() => undefined,
		)
	}
	const press = (event: MouseEvent) => {
		isWaiting.current = false
		if (details.current?.open) return
		if (loaded.current) {
			event.preventDefault()
			upgrade(loaded.current)
		} else {
			isWaiting.current = true
			prepare()
		}
	}
	const use = () => {
		isWaiting.current = false
	}
	const closeOnLink = (event: MouseEvent) => {
		if (details.current && isInLink(event.target)) details.current.open = false
	}
	return {
		Upgraded,
		/** Props of the `<details>`; it may have been opened before hydration. */
		details: { ref: details, suppressHydrationWarning: true },
		/** Props of its `<summary>`. */
		summary: { onPointerEnter: prepare, onFocus: prepare, onClick: press },
		/** Props of the element around the content. */
		body: { onPointerDown: use, onFocus: use, onClick: closeOnLink },
	}
}

/** Whether a press was on a link, which closes the element around it. */
export function isInLink(target: EventTarget): boolean {
	return target instanceof Element && target.closest('a') !== null
}
