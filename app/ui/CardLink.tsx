import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Anchor } from '#web/ui/Anchor.tsx'

type CardLinkProps = { href: string; className?: string; children: ReactNode }

/** The link of a card: covers the nearest positioned ancestor and shows its focus ring there. */
export function CardLink({ href, className, children }: CardLinkProps) {
	return (
		<Anchor className={clsx('card-link', className)} href={href}>
			{children}
		</Anchor>
	)
}
