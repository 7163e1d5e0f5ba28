import type { ReactNode } from 'react'
import { BrandPanel, type BrandPanelProps } from './BrandPanel.tsx'
import { containerStyle } from '#web/ui/container-style.ts'

type BrandLayoutProps = Omit<BrandPanelProps, 'card'> & { children: ReactNode }

/** A form with its notes, from 1024 beside the shop's name and picture, below a header. */
export function BrandLayout({ children, ...brand }: BrandLayoutProps) {
	return (
		<div
			className={containerStyle({
				page: true,
				className: 'lg:grid lg:grid-cols-2 lg:gap-12',
			})}
		>
			<div className="mx-auto w-full max-w-144">{children}</div>
			<BrandPanel {...brand} card />
		</div>
	)
}
