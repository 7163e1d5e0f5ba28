import { cva } from 'class-variance-authority'
import { clsx } from 'clsx'
import { iconTarget } from '#web/ui/IconTarget.tsx'

/** Position of toasts: the bottom of the window, above a phone's bar; in its right corner from 1024. */
export const toastRegion =
	'pointer-events-none fixed inset-x-4 bottom-[max(16px,env(safe-area-inset-bottom))] z-9 grid justify-items-center gap-4 above-bar:bottom-28 lg:left-auto lg:right-6 lg:bottom-6 lg:w-100'

/** Classes of a toast; `tone` is the colour of its edge and icon. */
export const toastStyle = cva(
	'pointer-events-auto flex w-full max-w-100 items-start gap-3 rounded-card border-l-4 bg-raised py-3 pr-1 pl-4 shadow-overlay data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
	{
		variants: {
			tone: {
				primary: 'border-link',
				success: 'border-green',
				info: 'border-blue',
				warning: 'border-yellow',
				error: 'border-red',
			},
		},
	},
)

/** The close button of a toast. */
export const toastClose = clsx(iconTarget, '-my-2.5')
