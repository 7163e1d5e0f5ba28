import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

type DisclosureProps = {
	summary: ReactNode
	/** Heading level of the summary; absent: plain text. */
	heading?: 'h2' | 'h3'
	children: ReactNode
	open?: boolean
	/** Disclosures of one name close each other. */
	name?: string
	/** Id of the content: the browser opens it for a URL with that fragment. */
	id?: string
}

/** A heading that expands its content. */
export function Disclosure(props: DisclosureProps) {
	const { summary, heading: Texts = 'span', children, open, name, id } = props
	return (
		<details
			className="group/disclosure border-b border-line"
			open={open}
			{...(name ? { name } : undefined)}
		>
			<summary className="flex min-h-14 items-center justify-between gap-4 py-3">
				<Texts className="font-semibold">{summary}</Texts>
				<span className="text-mute group-open/disclosure:rotate-180">
					<Icon name="down" />
				</span>
			</summary>
			<div className="pb-6 target:scroll-mt-18" id={id}>
				{children}
			</div>
		</details>
	)
}
