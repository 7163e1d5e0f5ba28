import { useRef, useState, type ComponentType, type MouseEvent } from 'react'

/**
 * Replaces a native `<details>` by the Radix component that `load` imports; it is mounted open, because the press that
 * opens is what replaces. The module is fetched when the summary is pointed at or focused. A press that is faster than
 * the module opens the native element, which is replaced once the module is there, unless what it holds is already in
 * use. Where the module cannot be fetched the native element stays.
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
		/** Props of the `<details>`; it may have been opened before React took over. */
		details: { ref: details, suppressHydrationWarning: true },
		/** Props of its `<summary>`. */
		summary: { onPointerEnter: prepare, onFocus: prepare, onClick: press },
		/** Props of the element that holds the rest. */
		body: { onPointerDown: use, onFocus: use, onClick: closeOnLink },
	}
}

/** Whether a press was on a link, which ends what it stands in. */
export function isInLink(target: EventTarget): boolean {
	return target instanceof Element && target.closest('a') !== null
}
