import { clsx } from 'clsx'
import { useEffect, useRef, type ReactNode } from 'react'

type PopoverProps = {
	/** What the button shows; an icon needs `label`. */
	button: ReactNode
	label?: string
	children: ReactNode
	/** Opens towards the left. */
	end?: boolean
	/** Drops the round target of an icon, for a button of words. */
	plain?: boolean
	className?: string
}

/** A `details` that floats: works without script; with it, closes on Escape, outside touch and when a link is followed. */
export function Popover({ button, label, children, end, plain, className }: PopoverProps) {
	const details = useRef<HTMLDetailsElement>(null)
	useEffect(() => {
		const close = (event: Event) => {
			const box = details.current
			if (box === null || !box.open || !(event.target instanceof Element)) return
			const inside = box.contains(event.target)
			if (event instanceof KeyboardEvent) {
				if (event.key !== 'Escape') return
				if (inside) box.querySelector('summary')?.focus()
			} else if (inside && event.target.closest('.pop-body a') === null) return
			box.open = false
		}
		document.addEventListener('click', close)
		document.addEventListener('keydown', close)
		return () => {
			document.removeEventListener('click', close)
			document.removeEventListener('keydown', close)
		}
	}, [])
	return (
		<details
			className={clsx('pop', end && 'pop-r', className)}
			ref={details}
			suppressHydrationWarning
		>
			<summary className={plain ? undefined : 'tap'} aria-label={label}>
				{button}
			</summary>
			<div className="pop-body">{children}</div>
		</details>
	)
}
