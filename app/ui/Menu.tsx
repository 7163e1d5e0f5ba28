import { Anchor } from '#web/ui/Anchor.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { menuButton, type MenuProps } from './menu-parts.ts'
import { menuItem } from './menu-style.ts'
import { useUpgrade } from './use-upgrade.ts'

const loadMenu = () => import('./radix/RadixMenu.tsx').then((module) => module.RadixMenu)

/** A button that opens a list of links with one current item; with script a menu with arrow keys. */
export function Menu(props: MenuProps) {
	const { Upgraded, details, summary, body } = useUpgrade(loadMenu)
	if (Upgraded) return <Upgraded {...props} />
	return (
		<details {...details} className="relative">
			<summary {...summary} className={menuButton}>
				{props.label}
				<Icon name="down" />
			</summary>
			<ul {...body} className="floating-panel absolute top-[calc(100%+8px)] right-0 z-5">
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
