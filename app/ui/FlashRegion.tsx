import type { Tone } from '#web/domain/tones.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { containerStyle } from '#web/ui/container-style.ts'

export type FlashMessage = { tone: Tone; text: string; title?: string }

/** Flash messages rendered by the server at the top of the page; works without script. */
export function FlashRegion({ messages }: { messages: FlashMessage[] }) {
	if (messages.length === 0) return null
	return (
		<div className={containerStyle({ className: 'flex flex-col gap-2 pt-4' })}>
			{messages.map(({ tone, text, title }) => (
				<Alert
					key={`${tone} ${text}`}
					tone={tone}
					title={title}
					role={tone === 'error' ? 'alert' : 'status'}
				>
					{text}
				</Alert>
			))}
		</div>
	)
}
