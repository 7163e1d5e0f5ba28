import type { ReactNode } from 'react'
import { Anchor } from '#web/ui/Anchor.tsx'

/** The link of a card: covers the nearest positioned ancestor and shows its focus ring there. */
export function CardLink({ href, children }: { href: string; children: ReactNode }) {
	return (
		<Anchor className="card-link" href={href}>
			{children}
		</Anchor>
	)
}
