import type { ReactNode } from 'react'
import { containerStyle } from './container-style.ts'

type SiteFrameProps = {
	/** The skip link's text: "Langsung ke isi". */
	skipLabel: string
	/** Navigation that the header of a phone has no space for: up to 1024. */
	menu?: ReactNode
	logo: ReactNode
	/** Categories, from 1025. */
	nav?: ReactNode
	/** The search form: in the header from 1025, below it on a phone. */
	search?: ReactNode
	/** `IconLink`s at the end of the header. */
	actions?: ReactNode
	/** `FlashRegion`. */
	flash?: ReactNode
	children: ReactNode
	footer?: ReactNode
}

/** Header (56 px on a phone, 72 px from 1025), search, main, footer. */
export function SiteFrame(props: SiteFrameProps) {
	const { skipLabel, flash, children, footer } = props
	return (
		<div className="grid min-h-dvh grid-cols-1 grid-rows-[auto_1fr_auto] max-lg:has-data-sticky-bar:after:h-18 max-lg:has-data-sticky-bar:after:bg-sunk max-lg:has-data-sticky-bar:after:content-['']">
			<a
				className="absolute top-2 left-(--gutter) z-9 rounded-control bg-accent px-4 py-3 font-semibold text-on-accent not-focus:sr-only"
				href="#main"
			>
				{skipLabel}
			</a>
			<header className="border-b border-line print:hidden">
				<HeaderRow {...props} />
			</header>
			<main id="main" tabIndex={-1}>
				{flash}
				{children}
			</main>
			{footer ? <footer className="bg-sunk text-14 text-mute print:hidden">{footer}</footer> : null}
		</div>
	)
}

/** Three columns with the search below them; from 1025 one row of four. */
function HeaderRow({ menu, logo, nav, search, actions }: SiteFrameProps) {
	return (
		<div
			className={containerStyle({
				className:
					'grid grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[minmax(56px,auto)_auto] items-center gap-x-1 desktop:grid-cols-[auto_auto_minmax(0,1fr)_auto] desktop:grid-rows-[72px] desktop:gap-x-6',
			})}
		>
			{menu ? <div className="-ml-3 desktop:hidden">{menu}</div> : null}
			<div className="col-start-2 desktop:col-start-1">{logo}</div>
			{nav ? <div className="hidden desktop:block">{nav}</div> : null}
			{search ? (
				<div className="col-span-full row-start-2 pb-3 desktop:col-span-1 desktop:col-start-3 desktop:row-start-1 desktop:pb-0">
					{search}
				</div>
			) : null}
			{actions ? (
				// Reserves space for content that is still loading, to avoid layout shifts.
				<div className="col-start-3 row-start-1 -mr-2.5 flex min-w-22 items-center desktop:col-start-4">
					{actions}
				</div>
			) : null}
		</div>
	)
}
