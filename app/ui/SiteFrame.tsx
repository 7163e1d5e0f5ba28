import { cva, type VariantProps } from 'class-variance-authority'
import { clsx } from 'clsx'
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
	/** Categories, from 1025, with the class of their place. */
	nav?: (className: string) => ReactNode
	/** The search form, and a link beside it: in the header from 1025, below it on a phone. */
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

const row = cva('grid items-center gap-x-1 desktop:gap-x-6', {
	variants: {
		layout: { bar: 'header-bar', centred: 'header-centred', search: 'header-search gap-x-2' },
	},
})

const searchCell = cva('flex items-center gap-1 [grid-area:search]', {
	variants: {
		layout: {
			bar: 'pb-3 desktop:pb-0',
			centred: 'pb-3 desktop:max-w-70 desktop:pb-0',
			search: '',
		},
	},
})

const navCell = cva('hidden [grid-area:nav] desktop:block', {
	variants: { layout: { bar: '', centred: 'justify-self-center pb-2', search: 'pb-1' } },
})

/** `min-w-max`: the logo gives way to the actions, not the other way round. */
const actionCell = cva('-mr-2.5 flex min-w-max items-center [grid-area:actions]', {
	variants: { layout: { bar: '', centred: 'justify-self-end', search: '' } },
})

/** The search stands before the categories, so that a keyboard reaches it before their many links. */
function HeaderRow({ layout, menu, logo, nav, search, actions }: SiteFrameProps) {
	return (
		<div className={containerStyle({ className: row({ layout }) })}>
			{menu ? <div className="-ml-3 [grid-area:menu] desktop:hidden">{menu}</div> : null}
			<div className={clsx('[grid-area:logo]', layout === 'centred' && 'text-center')}>{logo}</div>
			{search ? <div className={searchCell({ layout })}>{search}</div> : null}
			{nav?.(navCell({ layout }))}
			{actions ? <div className={actionCell({ layout })}>{actions}</div> : null}
		</div>
	)
}
