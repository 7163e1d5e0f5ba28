import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { containerStyle } from '#web/ui/container-style.ts'

type SiteFrameProps = {
	/** How the header is laid out from 1025; on a phone `centred` has the logo in the middle, `search` everything in one row. */
	layout: NonNullable<VariantProps<typeof row>['layout']>
	/** Links to parts of the page, the first of all; each is visible while it has the focus. */
	skipLinks: { href: `#${string}`; label: string }[]
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

/** Header (56 px on a phone), search, main, footer. */
export function SiteFrame(props: SiteFrameProps) {
	const { skipLinks, flash, children, footer } = props
	return (
		<div className="site-frame">
			{skipLinks.map(({ href, label }) => (
				<a key={href} className="skip-link" href={href}>
					{label}
				</a>
			))}
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

const row = cva('grid grid-rows-[minmax(56px,auto)_auto] items-center gap-x-1 desktop:gap-x-6', {
	variants: {
		layout: {
			bar: 'grid-cols-[auto_minmax(0,1fr)_auto] desktop:grid-cols-[auto_auto_minmax(0,1fr)_auto] desktop:grid-rows-[72px]',
			centred:
				'grid-cols-[1fr_auto_1fr] desktop:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] desktop:grid-rows-[96px_auto]',
			search:
				'grid-cols-[auto_auto_minmax(0,1fr)_auto] gap-x-2 desktop:grid-cols-[auto_minmax(0,1fr)_auto] desktop:grid-rows-[68px_auto]',
		},
	},
})

const logoCell = cva('', {
	variants: {
		layout: {
			bar: 'col-start-2 desktop:col-start-1',
			centred: 'col-start-2 text-center',
			search: 'col-start-2 desktop:col-start-1',
		},
	},
})

const searchCell = cva('', {
	variants: {
		layout: {
			bar: 'col-span-full row-start-2 pb-3 desktop:col-span-1 desktop:col-start-3 desktop:row-start-1 desktop:pb-0',
			centred:
				'col-span-full row-start-2 pb-3 desktop:col-span-1 desktop:col-start-1 desktop:row-start-1 desktop:max-w-70 desktop:pb-0',
			search: 'col-start-3 row-start-1 desktop:col-start-2',
		},
	},
})

const navCell = cva('hidden desktop:block', {
	variants: {
		layout: {
			bar: 'desktop:col-start-2 desktop:row-start-1',
			centred: 'desktop:col-span-full desktop:row-start-2 desktop:justify-self-center desktop:pb-2',
			search: 'desktop:col-span-full desktop:row-start-2 desktop:pb-1',
		},
	},
})

/** `min-w-max`: the logo gives way to the actions, not the other way round. */
const actionCell = cva('row-start-1 -mr-2.5 flex min-w-max items-center', {
	variants: {
		layout: {
			bar: 'col-start-3 desktop:col-start-4',
			centred: 'col-start-3 justify-self-end',
			search: 'col-start-4 desktop:col-start-3',
		},
	},
})

/** The search stands before the categories, so that a keyboard reaches it before their many links. */
function HeaderRow({ layout, menu, logo, nav, search, actions }: SiteFrameProps) {
	return (
		<div className={containerStyle({ className: row({ layout }) })}>
			{menu ? <div className="-ml-3 desktop:hidden">{menu}</div> : null}
			<div className={logoCell({ layout })}>{logo}</div>
			{search ? <div className={searchCell({ layout })}>{search}</div> : null}
			{nav ? <div className={navCell({ layout })}>{nav}</div> : null}
			{actions ? <div className={actionCell({ layout })}>{actions}</div> : null}
		</div>
	)
}
