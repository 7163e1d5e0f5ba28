import type { ReactNode } from 'react'

type SiteFrameProps = {
	/** "Langsung ke isi". */
	skipLabel: string
	/** On a phone, a `Popover` with `className="top-menu"`. */
	menu?: ReactNode
	/** A link with class `top-logo`. */
	logo: ReactNode
	/** Categories, from 1024. */
	nav?: ReactNode
	/** The search form: in the row from 1024, under it on a phone. */
	search?: ReactNode
	/** `IconLink`s at the end of the row. */
	actions?: ReactNode
	/** `FlashRegion`. */
	flash?: ReactNode
	children: ReactNode
	footer?: ReactNode
}

/** Header row (56 on a phone, 72 from 1024), search, main, footer. */
export function SiteFrame(props: SiteFrameProps) {
	const { skipLabel, menu, logo, nav, search, actions, flash, children, footer } = props
	return (
		<div className="frame">
			<a className="skip" href="#main">
				{skipLabel}
			</a>
			<header className="top">
				<div className="wrap top-row">
					{menu}
					{logo}
					{nav}
					{search ? <div className="top-find">{search}</div> : null}
					{actions ? <div className="top-acts">{actions}</div> : null}
				</div>
			</header>
			<main id="main" tabIndex={-1}>
				{flash}
				{children}
			</main>
			{footer}
		</div>
	)
}
