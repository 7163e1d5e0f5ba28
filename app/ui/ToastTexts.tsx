import { toneIcons } from '#web/ui/Alert.tsx'
import { alertSignStyle } from '#web/ui/alert-style.ts'
import { Icon } from '#web/ui/Icon.tsx'
import type { Toast } from './toast.ts'

/** Icon and text of a toast. */
export function ToastTexts({ tone, title, text }: Toast) {
	return (
		<>
			<span className={alertSignStyle({ tone })}>
				<Icon name={toneIcons[tone]} />
			</span>
			<div className="grid min-w-0 flex-1 gap-1">
				{title ? <b>{title}</b> : null}
				<span>{text}</span>
			</div>
		</>
	)
}
