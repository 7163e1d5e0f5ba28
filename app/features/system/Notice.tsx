import type { ReactNode } from 'react'
import { EmptyState } from '#web/ui/EmptyState.tsx'

type NoticeProps = {
	title: string
	children: ReactNode
	action?: ReactNode
	drawing?: 'shelf' | 'basket' | 'search' | 'lamp'
}

/** A page with one message and a link. */
export function Notice({ title, children, action, drawing }: NoticeProps) {
	return (
		<EmptyState heading="h1" title={title} drawing={drawing} action={action}>
			{children}
		</EmptyState>
	)
}
