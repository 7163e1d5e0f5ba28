import { DropdownMenu } from 'radix-ui'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { menuButton, type MenuProps } from '../menu-parts.ts'
import { menuItem } from '../menu-style.ts'

/**
 * `Menu` as a Radix menu. Scroll locking is off: it needs a <style> element, which the content security policy refuses.
 */
export function RadixMenu({ label, items, rel }: MenuProps) {
	return (
		<DropdownMenu.Root defaultOpen modal={false}>
			<DropdownMenu.Trigger className={menuButton}>
				{label}
				<Icon name="down" />
			</DropdownMenu.Trigger>
			<DropdownMenu.Portal>
				<DropdownMenu.Content className="floating-panel z-5" align="end" sideOffset={8} loop>
					{items.map(({ label: texts, href, current }) => (
						// Without `textValue` an item is found by its letters only after another render.
						<DropdownMenu.Item key={href} textValue={texts} asChild>
							<Anchor
								className={menuItem({ className: 'data-highlighted:bg-sunk' })}
								href={href}
								rel={rel}
								aria-current={current ? 'true' : undefined}
							>
								{texts}
								{current ? <Icon name="check" /> : null}
							</Anchor>
						</DropdownMenu.Item>
					))}
				</DropdownMenu.Content>
			</DropdownMenu.Portal>
		</DropdownMenu.Root>
	)
}
