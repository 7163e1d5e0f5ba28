import { Anchor } from './Anchor.tsx'
import { buttonStyle } from './button-style.ts'
import { Icon } from './Icon.tsx'
import { floatingPanel, menuItem } from './menu-style.ts'
import { useUpgrade } from './use-upgrade.ts'

export type MenuProps = {
	/** On the button, with what is chosen: "Urutkan: Terbaru". */
	label: string
	items: { label: string; href: string; current?: boolean }[]
	/** Of the links: `nofollow` where a crawler has nothing to find. */
	rel?: string
}

/** The look of the button. */
export const menuButton = buttonStyle({ size: 'small' })

const loadMenu = () => import('./radix/RadixMenu.tsx').then((module) => module.RadixMenu)

/** A button that opens a list of links, of which one is current; a menu with arrow keys with script. */
export function Menu(props: MenuProps) {
	const { Upgraded, details, summary, body } = useUpgrade(loadMenu)
	if (Upgraded) return <Upgraded {...props} />
	return (
		<details {...details} className="relative">
			<summary {...summary} className={menuButton}>
				{props.label}
				<Icon name="down" />
			</summary>
			<ul {...body} className={`${floatingPanel} absolute top-[calc(100%+8px)] right-0 z-5`}>
				{props.items.map(({ label, href, current }) => (
					<li key={href}>
						<Anchor
							className={menuItem()}
							href={href}
							rel={props.rel}
							aria-current={current ? 'true' : undefined}
						>
							{label}
							{current ? <Icon name="check" /> : null}
						</Anchor>
					</li>
				))}
			</ul>
		</details>
	)
}
