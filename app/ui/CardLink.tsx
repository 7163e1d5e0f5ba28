import type { ReactNode } from 'react'
import { Anchor } from '#web/ui/Anchor.tsx'

/** The link of a card: covers the nearest positioned ancestor and shows its focus ring there. */
export function CardLink({ href, children }: { href: string; children: ReactNode }) {
	return (
		<Anchor
			className="after:absolute after:inset-0 after:rounded-card after:content-[''] after:outline-offset-2 after:outline-link focus-visible:outline-0 focus-visible:after:outline-2"
			href={href}
		>
			{children}
		</Anchor>
	)
}
