import { Toast } from 'radix-ui'
import { Icon } from '#web/ui/Icon.tsx'
import { toastDurations } from '../toast.ts'
import { toastClose, toastRegion, toastStyle } from '../toast-style.ts'
import type { ToastListProps } from '../ToastList.tsx'
import { ToastTexts } from '../ToastTexts.tsx'

/** `ToastList` with Radix: toasts pause while hovered or focused, Escape closes the newest, and a swipe closes one. */
export function RadixToasts({ toasts, onClose, regionLabel, closeLabel }: ToastListProps) {
	return (
		<Toast.Provider label={regionLabel}>
			{toasts.map((toast) => (
				<Toast.Root
					key={toast.id}
					className={toastStyle({ tone: toast.tone })}
					duration={toastDurations[toast.tone]}
					onOpenChange={() => onClose(toast.id)}
				>
					<ToastTexts {...toast} />
					<Toast.Close className={toastClose} aria-label={closeLabel}>
						<Icon name="close" />
					</Toast.Close>
				</Toast.Root>
			))}
			<Toast.Viewport className={toastRegion} label={regionLabel} />
		</Toast.Provider>
	)
}
