import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

type DisclosureProps = {
	summary: ReactNode
	children: ReactNode
	open?: boolean
	/** Those of one name close each other. */
	name?: string
}

/** A heading that unfolds its text. */
export function Disclosure({ summary, children, open, name }: DisclosureProps) {
	return (
		<details className="fold" open={open} {...(name ? { name } : undefined)}>
			<summary>
				<span>{summary}</span>
				<Icon name="down" />
			</summary>
			<div>{children}</div>
		</details>
	)
}
