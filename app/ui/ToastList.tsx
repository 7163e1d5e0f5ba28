import { useEffect } from 'react'
import { Icon } from '#web/ui/Icon.tsx'
import { toastDurations, type Toast } from './toast.ts'
import { toastClose, toastRegion, toastStyle } from './toast-style.ts'
import { ToastTexts } from './ToastTexts.tsx'

export type ToastListProps = {
	toasts: Toast[]
	onClose: (id: number) => void
	regionLabel: string
	closeLabel: string
}

/** Toasts in a live region; each disappears after its time. */
export function ToastList({ toasts, onClose, regionLabel, closeLabel }: ToastListProps) {
	return (
		<div role="status" aria-label={regionLabel}>
			{toasts.length > 0 ? (
				<ul className={toastRegion}>
					{toasts.map((toast) => (
						<PlainToast key={toast.id} toast={toast} onClose={onClose} closeLabel={closeLabel} />
					))}
				</ul>
			) : null}
		</div>
	)
}

type PlainToastProps = Pick<ToastListProps, 'onClose' | 'closeLabel'> & { toast: Toast }

function PlainToast({ toast, onClose, closeLabel }: PlainToastProps) {
	const { id, tone } = toast
	useEffect(() => {
		const timer = setTimeout(() => onClose(id), toastDurations[tone])
		return () => clearTimeout(timer)
	}, [id, tone, onClose])
	return (
		<li className={toastStyle({ tone })}>
			<ToastTexts {...toast} />
			<button
				type="button"
				className={toastClose}
				aria-label={closeLabel}
				onClick={() => onClose(id)}
			>
				<Icon name="close" />
			</button>
		</li>
	)
}
