import type { ReactNode } from 'react'
import { TextLink } from '#web/ui/TextLink.tsx'

export type PageHeadProps = {
	title: ReactNode
	/** Link to the parent page, above the title. */
	back?: { href: string; label: string }
	/** State badge beside the title. */
	state?: ReactNode
	/** Below the title. */
	children?: ReactNode
	/** Actions of the page, at the end of the title's line. */
	actions?: ReactNode
}

/** The title of a page of the admin. */
export function PageHead({ title, back, state, children, actions }: PageHeadProps) {
	return (
		<header className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
			<div className="grid min-w-0 gap-1">
				{back ? (
					<TextLink href={back.href} touch="line" className="justify-self-start text-14">
						← {back.label}
					</TextLink>
				) : null}
				<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
					<h1 className="lg:text-22">{title}</h1>
					{state}
				</div>
				{children}
			</div>
			{actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
		</header>
	)
}
